import Diagnostics
import Markdown
import Support

/// Reads a `SUMMARY.md`: the chapters of a book in their order, in parts and below one another.
///
/// mdBook: links before the list are prefix chapters, links after it suffix chapters, and neither are numbered; `# Part` begins a
/// part, `---` is a line between chapters, and `[Title]()` a chapter that is not written yet. GitBook: `## Part`, and items
/// without a link.
package struct SummaryReader {
    private struct Item {
        let indent: Int
        let link: Link?
        let title: String
        let range: SourceRange
        var children: [Int] = []
        var isNumbered = true
    }

    private static let most = 10_000
    private static let deepest = 10

    private let file: SourceFile
    private let isNumbered: Bool
    /// The links of the file, by the line that they begin on.
    private var links: [Int: Link] = [:]
    private var items: [Item] = []
    /// The items of the part that is being read, and those around the next item.
    private var tops: [Int] = []
    private var around: [Int] = []
    private var part: String?
    private var navigation: [NavigationItem] = []
    private var number = 0
    private var findings = DiagnosticList()
    private var known: [String: SourceRange] = [:]
    private(set) var titles: [String: String] = [:]

    /// Gives a configuration the navigation that a summary writes.
    ///
    /// - Returns: the findings in the summary.
    package static func read(_ file: SourceFile, into configuration: inout Configuration) -> [Diagnostic] {
        guard var book = configuration.book else { return [] }
        var reader = SummaryReader(file, isNumbered: book.isNumbered)
        reader.readLines()
        reader.endPart()
        configuration.navigation = reader.navigation
        let lessons = NavigationItem.lessons(in: reader.navigation)
        book.titles = reader.titles
        let readme = book.first ?? "README.md"
        let opening =
            lessons.first { $0.path.lowercased() == readme.lowercased() }
            ?? lessons.first { SourceName.isIndex($0.path) } ?? lessons.first
        // GitBook's opening page needs no line.
        if book.first == nil || opening?.path.lowercased() == readme.lowercased() { book.first = opening?.path }
        configuration.book = book
        return reader.findings.diagnostics
    }

    private init(_ file: SourceFile, isNumbered: Bool) {
        (self.file, self.isNumbered) = (file, isNumbered)
        let document = Document.parse(file).document
        let lines = LineTable(file)
        for link in document.links where link.kind != .image {
            let line = lines.position(at: link.range.bytes.lowerBound).line
            if links[line] == nil { links[line] = link }
        }
    }

    // MARK: Lines

    private mutating func readLines() {
        let table = LineTable(file)
        var isComment = false
        var hasHeading = false
        for number in 1...max(1, table.count) {
            let range = table.bytes(ofLine: number)
            let line = file.bytes[range]
            let text = line[line.trimmingSpaces()]
            if isComment || text.starts(with: "<!--".utf8) {
                isComment = !text.contains("-->".utf8)
                continue
            }
            guard let first = text.first, items.count < Self.most else { continue }
            let place = file.range(text.startIndex..<text.endIndex)
            if first == UInt8(ascii: "#") {
                let title = String(decoding: text.drop { $0 == UInt8(ascii: "#") }.trimmed, as: UTF8.self)
                // The first heading is the summary's own.
                let isOwn = !hasHeading && items.isEmpty && !text.starts(with: "##".utf8)
                hasHeading = true
                if isOwn { continue }
                endPart()
                part = BookTranslation.plain(title)
            } else if Self.isRule(text) {
                around = []
            } else if let content = Self.content(ofItem: text) {
                let indent = Self.columns(line[..<text.startIndex])
                let title = links[number]?.text ?? BookTranslation.plain(String(decoding: content, as: UTF8.self))
                if links[number] == nil && (title.isEmpty || title.contains("](")) {
                    findings.append(Self.unread(place))
                } else {
                    add(Item(indent: indent, link: links[number], title: title, range: place))
                }
            } else if let link = links[number] {
                var item = Item(indent: 0, link: link, title: link.text, range: place)
                item.isNumbered = false
                around = []
                add(item)
            } else if !Self.isUnderline(text) {
                findings.append(Self.unread(place))
            }
        }
    }

    private mutating func add(_ item: Item) {
        while let last = around.last, items[last].indent >= item.indent || around.count >= Self.deepest {
            around.removeLast()
        }
        let index = items.count
        items.append(item)
        if let parent = around.last { items[parent].children.append(index) } else { tops.append(index) }
        if item.isNumbered { around.append(index) }
    }

    // MARK: Parts

    private mutating func endPart() {
        let entries = tops.compactMap { top -> NavigationItem? in
            guard isNumbered, items[top].isNumbered else { return entry(top, number: nil) }
            number += 1
            return entry(top, number: "\(number).")
        }
        if let part, !part.isEmpty {
            // Links behind the list stand beside the parts, not in them.
            let inner = zip(tops, entries).filter { items[$0.0].isNumbered }.map(\.1)
            let suffix = zip(tops, entries).filter { !items[$0.0].isNumbered }.map(\.1)
            if !inner.isEmpty { navigation.append(.group(title: part, inner)) }
            navigation += suffix
        } else {
            navigation += entries
        }
        (tops, around, part) = ([], [], nil)
    }

    private mutating func entry(_ index: Int, number: String?) -> NavigationItem? {
        let item = items[index]
        let page = page(item, number: number)
        var children: [NavigationItem] = []
        for (place, child) in item.children.enumerated() {
            if let entry = entry(child, number: number.map { "\($0)\(place + 1)." }) { children.append(entry) }
        }
        // GitBook takes such a line for a title; mdBook refuses it.
        if children.isEmpty, item.link == nil, isNumbered { findings.append(Self.unread(item.range)) }
        if children.isEmpty { return page }
        if item.link == nil { return .group(title: item.title, children) }
        guard let page else { return .group(title: item.title, children) }
        return .chapter(page, children)
    }

    private mutating func page(_ item: Item, number: String?) -> NavigationItem? {
        guard let link = item.link, !link.destination.isEmpty else { return .draft(title: item.title, number: number) }
        if LinkDestination.isExternal(link.destination) {
            if let fault = LinkAddress.fault(link.destination, at: link.range) {
                findings.append(fault)
                return nil
            }
            return .address(link.destination, title: item.title)
        }
        var written = LinkDestination.split(link.destination).path
        if written.hasSuffix("/") { written += "README.md" }
        guard let path = CoursePath.normalized(String(written.drop { $0 == "/" })), !path.isEmpty else {
            findings.append(Self.unread(item.range))
            return nil
        }
        if let first = known[path] {
            findings.append(Self.repeated(path, item.range, first: first))
            return nil
        }
        known[path] = item.range
        titles[path] = item.title
        return .lesson(path: path, title: item.title, range: link.destinationRange ?? item.range, number: number)
    }

    // MARK: Words

    /// Returns the content behind a list's sign; nil for another line.
    private static func content(ofItem line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let first = line.first else { return nil }
        var rest = line.dropFirst()
        if first.isDigit {
            rest = rest.drop(while: \.isDigit)
            guard let sign = rest.first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return nil }
            rest = rest.dropFirst()
        } else if !"-*+".utf8.contains(first) {
            return nil
        }
        guard rest.first?.isSpaceOrTab ?? true else { return nil }
        return rest.drop(while: \.isSpaceOrTab)
    }

    private static func columns(_ blanks: ArraySlice<UInt8>) -> Int {
        blanks.reduce(0) { $1 == UInt8(ascii: "\t") ? ($0 / 4 + 1) * 4 : $0 + 1 }
    }

    private static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
        guard let sign = text.first, "-*_".utf8.contains(sign) else { return false }
        let signs = text.filter { !$0.isSpaceOrTab }
        return signs.count >= 3 && signs.allSatisfy { $0 == sign }
    }

    /// Returns true for the line below a heading's words.
    private static func isUnderline(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy { $0 == UInt8(ascii: "=") } }

    // MARK: Findings

    private static func unread(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en: "this line of the summary names no page",
                es: "esta línea del sumario no nombra ninguna página"
            ),
            range: range,
            advice: LocalizedText(
                en: "write `- [Title](page.md)`, `# Part` or `---`",
                es: "escribe `- [Título](pagina.md)`, `# Parte` o `---`"
            )
        )
    }

    private static func repeated(_ path: String, _ range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .note,
            message: LocalizedText(
                en: "\(path) is named twice; it stands at its first place",
                es: "\(path) se nombra dos veces; aparece en su primer lugar"
            ),
            range: range,
            related: [
                Diagnostic.Related(range: first, message: LocalizedText(en: "first named here", es: "nombrada aquí"))
            ]
        )
    }
}
