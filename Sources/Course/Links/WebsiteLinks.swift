import CourseConfiguration
import Support

/// Links as websites of VitePress, Docusaurus and Starlight have them: to the addresses of pages, not to their files.
extension Course {
    /// The mark of a link that Docusaurus leaves as it is.
    static let websiteScheme = "pathname://"

    /// Resolves a link that names no file of the content; nil if it names no page and no file of the website either.
    ///
    /// - Parameter written: the path as it is written, without its anchor.
    func websiteTarget(_ written: String, _ anchor: String?, from source: Lesson) -> ResolvedLink? {
        guard let kind = WebsiteKind(configuration.dialect) else { return nil }
        if let file = websiteFile(written, kind, from: source) {
            return page(at: file, anchor) ?? links.assets["/" + file].map { .file($0, anchor: anchor) }
        }
        let base = languageFolder(source.language)
        let main = languageFolder(configuration.mainLanguage)
        let isRooted = LinkDestination.isRooted(written)
        var candidates: [String] = []
        if isRooted {
            candidates = pathsFromRoot(written).flatMap { [CoursePath.join(base, $0), $0, CoursePath.join(main, $0)] }
        } else {
            let address = WebsiteAddress.of(CoursePath.join(base, source.path), kind)
            let folders = source.isIndex ? [address] : [CoursePath.folder(of: address), address]
            candidates = folders.map { CoursePath.join($0, written) }
        }
        for candidate in candidates {
            guard let path = CoursePath.normalized(candidate.isEmpty ? "." : candidate) else { continue }
            let address = WebsiteAddress.of(path, kind)
            if let page = links.addresses[address] { return resolve(anchor: anchor, on: page) }
        }
        guard isRooted else { return nil }
        // Files outside of the content are listed from the course's root.
        let sign = configuration.content.isEmpty ? "" : "/"
        for folder in configuration.websiteFolders {
            let path = CoursePath.join(folder, LinkDestination.withoutRoot(written))
            if let asset = links.assets[sign + path] { return .file(asset, anchor: anchor) }
            for base in configuration.website?.bases ?? [] where written.hasPrefix("/" + base + "/") {
                let rest = String(written.dropFirst(base.count + 2))
                let place = CoursePath.join(folder, rest)
                if let asset = links.assets[sign + place] { return .file(asset, anchor: anchor) }
            }
        }
        return nil
    }

    /// Resolves an address from the root of a website that leaves it as it is, as VitePress and Starlight do: to the page of the main
    /// language, if that has no folder. Docusaurus adds the page's own language.
    ///
    /// - Returns: nil for other links, and if there is no such page.
    func pageAtRoot(_ written: String, _ anchor: String?, from source: Lesson) -> ResolvedLink? {
        guard configuration.rootLanguage, source.language != configuration.mainLanguage,
            LinkDestination.isRooted(written), let kind = WebsiteKind(configuration.dialect), kind != .docusaurus
        else { return nil }
        let main = languageFolder(configuration.mainLanguage)
        for path in pathsFromRoot(written) {
            guard let path = CoursePath.normalized(CoursePath.join(main, path)) else { continue }
            if let page = links.addresses[WebsiteAddress.of(path, kind)] { return resolve(anchor: anchor, on: page) }
        }
        return nil
    }

    /// Returns what an address from the root may mean: its path, and the one below the folder that the website is published in.
    private func pathsFromRoot(_ written: String) -> [String] {
        let path = LinkDestination.withoutRoot(written)
        let bases = (configuration.website?.bases ?? []).filter { path == $0 || path.hasPrefix($0 + "/") }
        return [path] + bases.map { LinkDestination.withoutRoot(String(path.dropFirst($0.utf8.count))) }
    }

    /// Returns the path, relative to the course, of a file that a link names from a folder of the website, or outside of the
    /// content; nil for other links.
    private func websiteFile(_ written: String, _ kind: WebsiteKind, from source: Lesson) -> String? {
        let folder = configuration.website?.folder ?? ""
        let sources = kind == .starlight ? CoursePath.join(folder, "src") : folder
        for (sign, root) in [("@site/", folder), ("~/", sources), ("@/", sources)] where written.hasPrefix(sign) {
            return CoursePath.normalized(CoursePath.join(root, String(written.dropFirst(sign.count))))
        }
        guard written.hasPrefix("../") || written.hasPrefix("./") else { return nil }
        let path = CoursePath.climbing(CoursePath.join(CoursePath.folder(of: source.filePath), written))
        guard let path, !path.hasPrefix(".."), !path.hasPrefix(configuration.content + "/") else { return nil }
        return links.assets["/" + path] == nil ? nil : path
    }

    /// Returns the id of the heading that a website gives an anchor; nil if it gives it to none, or to several. VitePress makes
    /// one hyphen of several signs, and none at the ends.
    func websiteAnchor(_ anchor: String, _ kind: WebsiteKind, on lesson: Int) -> String? {
        let sought = WebsiteAddress.anchor(anchor)
        let found = Set(links.anchors(of: lesson).filter { WebsiteAddress.anchor($0.key) == sought }.values)
        return sought.isEmpty || found.count != 1 ? nil : found.first
    }

    private func page(at file: String, _ anchor: String?) -> ResolvedLink? {
        let content = configuration.content
        guard content.isEmpty || file.hasPrefix(content + "/") else { return nil }
        let path = content.isEmpty ? file : String(file.dropFirst(content.count + 1))
        // Pages are listed by their files if languages have places of their own.
        let pages = configuration.usesLayout ? links.files : links.lessons
        let page = Self.candidates(path).lazy.compactMap { pages[$0] }.first
        if let page { return resolve(anchor: anchor, on: page) }
        return links.assets[path].map { .file($0, anchor: anchor) }
    }
}
