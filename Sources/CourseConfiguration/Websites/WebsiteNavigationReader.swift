import Diagnostics
import Markdown

/// Reads the side bars of a website of VitePress, Docusaurus or Starlight as far as the configuration writes them out.
package struct WebsiteNavigationReader {
    /// The side bars of a website.
    package struct Result {
        /// The navigation of the main language, and of those that have their own.
        package var main: [NavigationItem] = []
        package var own: [String: [NavigationItem]] = [:]
        /// The files, besides the configuration, in which they stand.
        package var files: [SourceFile] = []
    }

    var program: ScriptProgram
    private let languages: [String]
    /// The number of lines that are left, more than anybody writes.
    private var budget = 10_000
    static let deepest = 16

    /// Returns the side bars that a configuration lists; none if they are computed.
    ///
    /// - Parameters:
    ///   - languages: those of the course, the main one first.
    ///   - load: returns the file at a path relative to the course; nil if there is none.
    package static func read(
        _ file: SourceFile,
        _ kind: WebsiteKind,
        languages: [String],
        load: @escaping (String) -> SourceFile?
    ) -> Result {
        var reader = WebsiteNavigationReader(program: ScriptProgram(load: load), languages: languages)
        var result = Result()
        switch kind {
        case .vitePress: reader.readVitePress(file, into: &result)
        case .starlight: reader.readStarlight(file, into: &result)
        case .docusaurus: reader.readDocusaurus(beside: file, load: load, into: &result)
        }
        result.files = reader.program.files.filter { $0.path != file.path }
        return result
    }

    private init(program: ScriptProgram, languages: [String]) {
        (self.program, self.languages) = (program, languages)
    }

    // MARK: Generators

    /// `themeConfig.sidebar`, and that of each of the `locales`.
    private mutating func readVitePress(_ file: SourceFile, into result: inout Result) {
        guard let site = program.main(of: file) else { return }
        if let sidebar = program.value(at: "themeConfig", "sidebar", in: site) {
            result.main = vitePress(sidebar, below: "")
        }
        guard let locales = program.value(at: "locales", in: site) else { return }
        for (key, locale) in program.entries(of: locales) ?? [] {
            guard let sidebar = program.value(at: "themeConfig", "sidebar", in: locale) else { continue }
            if key == "root" {
                result.main = vitePress(sidebar, below: "")
            } else if let language = language(key) {
                let items = vitePress(sidebar, below: key)
                if language == languages.first { result.main = items } else { result.own[language] = items }
            }
        }
    }

    /// `sidebar` of the integration `starlight`, whose labels have translations beside them.
    private mutating func readStarlight(_ file: SourceFile, into result: inout Result) {
        guard let site = program.main(of: file),
            let integrations = program.value(at: "integrations", in: site).flatMap({ program.items(of: $0) })
        else { return }
        for integration in integrations {
            guard let sidebar = program.value(at: "sidebar", in: integration) else { continue }
            let items = program.items(of: sidebar) ?? []
            result.main = starlight(items, in: nil, depth: 0)
            for language in languages.dropFirst() {
                let own = starlight(items, in: language, depth: 0)
                if own != result.main { result.own[language] = own }
            }
            return
        }
    }

    /// Returns the course's language with a tag, however that is capitalized.
    private func language(_ tag: String) -> String? { languages.first { $0.lowercased() == tag.lowercased() } }

    // MARK: VitePress

    /// - Parameter folder: the folder of the language, which its addresses begin with.
    private mutating func vitePress(_ sidebar: ScriptProgram.Place, below folder: String) -> [NavigationItem] {
        if let items = program.items(of: sidebar) { return vitePress(items, base: "", below: folder, depth: 0) }
        // The side bar for every address comes first: it has the pages that readers begin with.
        let bars = program.entries(of: sidebar) ?? []
        let first = bars.filter { $0.key == "/" || $0.key == "/\(folder)/" }
        let others = bars.filter { $0.key != "/" && $0.key != "/\(folder)/" }
        return (first + others).flatMap { _, bar -> [NavigationItem] in
            if let items = program.items(of: bar) { return vitePress(items, base: "", below: folder, depth: 0) }
            guard let items = program.value(at: "items", in: bar).flatMap({ program.items(of: $0) }) else { return [] }
            return vitePress(items, base: text("base", in: bar)?.text ?? "", below: folder, depth: 0)
        }
    }

    private mutating func vitePress(
        _ items: [ScriptProgram.Place],
        base: String,
        below folder: String,
        depth: Int
    ) -> [NavigationItem] {
        guard depth < Self.deepest else { return [] }
        return items.flatMap { item -> [NavigationItem] in
            guard spend() else { return [] }
            let base = text("base", in: item)?.text ?? base
            let title = text("text", in: item).map { Self.title($0.text) }
            let page = text("link", in: item).flatMap { link -> NavigationItem? in
                let isOwn = LinkDestination.isExternal(link.text)
                let address = isOwn || base.isEmpty ? link.text : base + "/" + link.text
                return self.page(address, title: title, at: link.range, below: folder)
            }
            let inner = program.value(at: "items", in: item).flatMap { program.items(of: $0) } ?? []
            return Self.entry(page, title, vitePress(inner, base: base, below: folder, depth: depth + 1))
        }
    }

    // MARK: Starlight

    private mutating func starlight(
        _ items: [ScriptProgram.Place],
        in language: String?,
        depth: Int
    ) -> [NavigationItem] {
        guard depth < Self.deepest else { return [] }
        return items.flatMap { item -> [NavigationItem] in
            guard spend() else { return [] }
            if let slug = item.text {
                return [page(slug.text, title: nil, at: slug.range, below: "")].compactMap(\.self)
            }
            var title = text("label", in: item)?.text
            if let language, let names = program.value(at: "translations", in: item) {
                let named = (program.entries(of: names) ?? []).first { $0.key.lowercased() == language.lowercased() }
                title = named.flatMap { program.followed($0.value).text?.text } ?? title
            }
            title = title.map(Self.title)
            let link = text("slug", in: item) ?? text("link", in: item)
            let folder = program.value(at: "autogenerate", in: item).flatMap { text("directory", in: $0) }
            if let folder { return [Self.folder(folder.text, title: title, at: folder.range)].compactMap(\.self) }
            let page = link.flatMap { self.page($0.text, title: title, at: $0.range, below: "") }
            let inner = program.value(at: "items", in: item).flatMap { program.items(of: $0) } ?? []
            return Self.entry(page, title, starlight(inner, in: language, depth: depth + 1))
        }
    }

    // MARK: Docusaurus

    // MARK: Entries

    mutating func spend() -> Bool {
        budget -= 1
        return budget > 0
    }

    mutating func text(_ key: String, in place: ScriptProgram.Place) -> (text: String, range: SourceRange)? {
        program.value(at: key, in: place)?.text
    }

    /// Returns the entry of a page, by its address below the language's folder.
    func page(_ address: String, title: String?, at range: SourceRange, below folder: String) -> NavigationItem? {
        if LinkDestination.isExternal(address) {
            return LinkAddress.fault(address, at: range) == nil ? .address(address, title: title) : nil
        }
        var path = LinkDestination.split(address).path
        // The start page has no words in its address.
        path = CoursePath.normalized(path.split(separator: "/").joined(separator: "/")) ?? ""
        if !folder.isEmpty {
            guard path == folder || path.hasPrefix(folder + "/") else {
                return .lesson(path: path, title: title, range: range)
            }
            path = String(path.dropFirst(folder.count).drop { $0 == "/" })
        }
        return .lesson(path: path.isEmpty ? "index" : path, title: title, range: range)
    }

    /// Returns the entry of all pages in a folder; nil for the folder of the whole content, whose pages follow in any case.
    static func folder(_ path: String, title: String?, at range: SourceRange) -> NavigationItem? {
        guard let path = CoursePath.normalized(path), !path.isEmpty else { return nil }
        return .lesson(path: path + "/", title: title, range: range)
    }

    static func entry(_ page: NavigationItem?, _ title: String?, _ items: [NavigationItem]) -> [NavigationItem] {
        if items.isEmpty { return [page].compactMap(\.self) }
        return [page.map { .chapter($0, items) } ?? .group(title: title ?? "", items)]
    }

    /// Returns a title without tags.
    static func title(_ text: String) -> String {
        var isTag = false
        let words = text.filter { character in
            if character == "<" { isTag = true }
            defer { if character == ">" { isTag = false } }
            return !isTag
        }
        return ControlCharacters.replaced(words)
    }
}
