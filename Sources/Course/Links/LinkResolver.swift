import CourseConfiguration
import Diagnostics
import Markdown
import Support

extension Course {
    /// Resolves a link of a lesson.
    ///
    /// Paths are relative to the lesson's file; one that starts with `/` is relative to its language folder.
    package func resolve(_ link: Link, from lesson: Int) -> ResolvedLink {
        resolve(link.destination, link.kind, from: lesson)
    }

    func resolve(_ destination: String, _ kind: Link.Kind, from lesson: Int) -> ResolvedLink {
        if let fallback = lessons[lesson].fallback {
            return localized(resolve(destination, kind, from: fallback.original), on: lesson)
        }
        if kind == .symbol { return resolveSymbol(destination, from: lesson) }
        if kind == .doc {
            return resolveDocumentation(String(Substring(destination.utf8.dropFirst("doc:".utf8.count))), from: lesson)
        }
        if kind == .image, lessons[lesson].facts.catalogue != nil, !LinkDestination.isExternal(destination) {
            let path = LinkDestination.split(destination).path
            if let picture = pictures(for: lesson)?.picture(named: path) { return .picture(picture) }
            let place = resolve(destination, from: lesson)
            return place == .external ? .broken(.missing(path: path)) : place
        }
        let place = resolve(destination, from: lesson)
        // Pages of a catalogue name downloads, as they do pictures, by the file's name alone.
        if lessons[lesson].facts.catalogue != nil, !LinkDestination.isExternal(destination),
            let file = pictures(for: lesson)?.picture(named: LinkDestination.split(destination).path)
        {
            if place == .external { return .file(file.path, anchor: nil) }
            if case .broken = place { return .file(file.path, anchor: nil) }
        }
        return place
    }

    package func resolve(_ destination: String, from lesson: Int) -> ResolvedLink {
        if let fallback = lessons[lesson].fallback {
            return localized(resolve(destination, from: fallback.original), on: lesson)
        }
        if destination.hasPrefix(TreeLink.scheme) {
            return resolveTree(destination.dropFirst(TreeLink.scheme.count), in: lessons[lesson].language)
        }
        if configuration.dialect.isOfWebsite, destination.utf8.starts(with: Self.websiteScheme.utf8) {
            return resolve(String(destination.dropFirst(Self.websiteScheme.count)), from: lesson)
        }
        if LinkDestination.isExternal(destination) { return .external }
        let (pathPart, anchor) = LinkDestination.split(destination)
        if pathPart.isEmpty {
            guard let anchor, !anchor.isEmpty, anchor != "top" else { return .lesson(lesson, anchor: nil) }
            return resolve(anchor: anchor, on: lesson)
        }
        let source = lessons[lesson]
        if let found = translationFile(pathPart, anchor, from: lesson) ?? pageAtRoot(pathPart, anchor, from: source) {
            return found
        }
        let base = languageFolder(source.language)
        let isRooted = LinkDestination.isRooted(pathPart)
        let written =
            isRooted
            ? CoursePath.join(base, LinkDestination.withoutRoot(pathPart))
            : CoursePath.join(CoursePath.join(base, source.folder), pathPart)
        guard let path = inCourse(written, base) ?? returning(written) else {
            if let found = writtenFile(pathPart, anchor, from: lesson)
                ?? page(atAddress: pathPart, anchor, from: source) ?? websiteTarget(pathPart, anchor, from: source)
            {
                return found
            }
            if let place = unpublishedPlace(configuration.usesLayout ? pathPart : written, source) { return place }
            return addressInCatalogue(written, anchor, from: lesson) ?? .broken(.leavesCourse)
        }
        if let found = target(at: path, anchor) ?? writtenFile(pathPart, anchor, from: lesson) { return found }
        if isRooted, let below = belowContent(pathPart, source),
            let found = target(at: below, anchor)
        {
            return found
        }
        if isRooted, let path = CoursePath.normalized(LinkDestination.withoutRoot(pathPart)),
            let file = rootFile(path, for: source)
        {
            return file
        }
        if let found = page(atAddress: pathPart, anchor, from: source) ?? sharedFile(pathPart, from: source)
            ?? websiteTarget(pathPart, anchor, from: source)
        {
            return found
        }
        if let place = unpublishedPlace(configuration.usesLayout ? pathPart : path, source) { return place }
        if isRooted, let place = unpublishedRootFile(LinkDestination.withoutRoot(pathPart)) { return place }
        if let place = addressInCatalogue(path, anchor, from: lesson) { return place }
        return .broken(fault(for: writtenPath(pathPart, from: source) ?? path))
    }

    // MARK: Parts

    /// Resolves a link of a catalogue that names a page by its address, as `../../tutorials/counting` does: to the page of that
    /// name or, since packages with several catalogues are published as one site, to one that isn't here; nil for files.
    private func addressInCatalogue(_ path: String, _ anchor: String?, from lesson: Int) -> ResolvedLink? {
        let name = CoursePath.name(of: path)
        guard lessons[lesson].facts.catalogue != nil, !name.contains(".") else { return nil }
        let (own, all) = names(for: lesson)
        guard let target = own[name.lowercased()] ?? all[name.lowercased()] else { return .external }
        return resolve(anchor: anchor, on: target)
    }

    /// Returns a path without `..`; nil if it leads out of the course or, where a layout tells the languages, out of the language.
    private func inCourse(_ written: String, _ base: String) -> String? {
        guard let path = isLoose ? CoursePath.ofLooseFile(written) : CoursePath.normalized(written) else { return nil }
        guard configuration.usesLayout else { return path }
        return path == base || path.utf8.starts(with: (base + "/").utf8) ? path : nil
    }

    /// Returns the paths that a link may mean by a path: itself, without its ending, or the page of a folder.
    static func candidates(_ path: String) -> [String] {
        [path, path + ".md", path + ".mdx"]
            + ["index.md", "README.md", "_index.md", "index.mdx"].map { CoursePath.join(path, $0) }
    }

    /// Returns the lesson, file or folder page at a path; nil if there is none.
    ///
    /// - Parameter path: below the content folder.
    func target(at path: String, _ anchor: String?) -> ResolvedLink? {
        for candidate in Self.candidates(path) {
            if let target = links.lessons[candidate] { return resolve(anchor: anchor, on: target) }
        }
        // mdBook's links may name the page of a file instead of the file.
        if configuration.dialect.isOfBook, path.hasSuffix(".html") {
            let stem = path.dropLast(".html".count)
            let readme = CoursePath.join(CoursePath.folder(of: path), "README.md")
            for file in [stem + ".md"] + (CoursePath.name(of: path) == "index.html" ? [readme] : []) {
                if let target = links.lessons[file] { return resolve(anchor: anchor, on: target) }
            }
        }
        if let asset = links.assets[path] { return .file(asset, anchor: anchor) }
        if let folder = links.folders[path] { return .file(folder, anchor: nil) }
        return source(ofBuilt: path).flatMap { links.lessons[$0] }.map { resolve(anchor: anchor, on: $0) }
    }

    /// Returns the path below the content folder for one that leaves the folder by its name and comes back by it:
    /// `../docs/page.md`; nil for all others.
    private func returning(_ written: String) -> String? {
        let content = configuration.content
        guard !content.isEmpty, !configuration.usesLayout,
            let path = CoursePath.normalized(CoursePath.join(content, written)),
            path.utf8.starts(with: (content + "/").utf8)
        else { return nil }
        return String(Substring(path.utf8.dropFirst(content.utf8.count + 1)))
    }

    /// Returns the path below the content folder for a path from the course's root, which links in repositories use; nil for
    /// others.
    private func belowContent(_ path: String, _ source: Lesson) -> String? {
        let content = configuration.content
        guard !content.isEmpty, let path = CoursePath.normalized(LinkDestination.withoutRoot(path)),
            path.utf8.starts(with: (content + "/").utf8)
        else { return nil }
        let below = String(Substring(path.utf8.dropFirst(content.utf8.count + 1)))
        return configuration.usesLayout ? CoursePath.join(languageFolder(source.language), below) : below
    }

    /// Resolves a link to a file or folder that lies in the repository but not on the site; nil if there is none.
    ///
    /// - Parameter written: relative to the content folder; it may lead out of it. Where a layout tells the languages, as the link
    ///   has it.
    private func unpublishedPlace(_ written: String, _ source: Lesson) -> ResolvedLink? {
        guard !unpublished.isEmpty else { return nil }
        guard configuration.usesLayout, !LinkDestination.isRooted(written) else {
            return unpublishedFile(CoursePath.join(configuration.content, LinkDestination.withoutRoot(written)))
        }
        return unpublishedFile(CoursePath.join(CoursePath.folder(of: source.filePath), written))
    }

    /// - Parameter path: relative to the course.
    func unpublishedFile(_ path: String) -> ResolvedLink? {
        guard let own = CoursePath.climbing(path) else { return nil }
        let index = unpublished.partitioningIndex { $0 >= own }
        guard index < unpublished.count, unpublished[index] == own else { return nil }
        return sourceAddress(of: own).map { .web($0) } ?? .broken(.unpublished(path: own))
    }

    /// Returns the address of the repository's page for a file; nil for a file outside of the folder that `sourceURL` is about:
    /// that of the outermost package around the course, or the course's own.
    ///
    /// - Parameter path: relative to the course; above it, it begins with `..`.
    private func sourceAddress(of path: String) -> String? {
        guard let address = configuration.sourceURL?.split(separator: "{path}", maxSplits: 1).first else { return nil }
        let parts = path.split(separator: "/")
        let climbs = parts.prefix { $0 == ".." }.count
        let around = configuration.compile.packages.compactMap(CoursePath.climbing)
            .map { $0.split(separator: "/") }.filter { $0.allSatisfy { $0 == ".." } }
        let depth = around.map(\.count).max() ?? 0
        guard climbs <= depth else { return nil }
        let folders = root.split(separator: "/").suffix(depth).dropLast(climbs)
        // A relative path of the course doesn't give the names of the folders between.
        guard folders.isEmpty || root.hasPrefix("/"), folders.count == depth - climbs else { return nil }
        return address + PercentEncoding.path((folders + parts.dropFirst(climbs)).joined(separator: "/"))
    }

    /// Returns a link adapted to a fallback page, where links lead to the pages of that page's language.
    private func localized(_ link: ResolvedLink, on page: Int) -> ResolvedLink {
        if case .broken(.missingAnchor(let anchor, let target)) = link {
            return .broken(.missingAnchor(anchor, lesson: self.page(of: target, in: lessons[page].language) ?? target))
        }
        // A link that names a page of a third language, as those of a list of translations do, leads there.
        guard case .lesson(let target, let anchor) = link,
            lessons[target].language == lessons[page].fallback?.language,
            let local = self.page(of: target, in: lessons[page].language)
        else { return link }
        // An anchor that the translation doesn't have leads to its beginning.
        let isKnown = anchor.map { links.anchors(of: local)[$0] != nil } ?? true
        return .lesson(local, anchor: isKnown ? anchor : nil)
    }

    func resolve(anchor: String?, on lesson: Int) -> ResolvedLink {
        guard let anchor, !anchor.isEmpty else { return .lesson(lesson, anchor: nil) }
        if let id = links.anchors(of: lesson)[anchor] ?? links.anchors(of: lesson)[anchor.lowercased()] {
            return .lesson(lesson, anchor: id)
        }
        if lessons[lesson].facts.catalogue != nil,
            let id = links.anchors(of: lesson)[CatalogueNames.fragment(anchor)]
        {
            return .lesson(lesson, anchor: id)
        }
        // GitHub leaves the joiner of an emoji out of a heading's anchor, and tools that write tables of contents don't.
        if anchor.unicodeScalars.contains("\u{200D}") {
            let plain = String(String.UnicodeScalarView(anchor.unicodeScalars.filter { $0 != "\u{200D}" }))
            if let id = links.anchors(of: lesson)[plain] { return .lesson(lesson, anchor: id) }
        }
        // GitHub puts a prefix before the ids of pages that it shows, and links may name it.
        if anchor.hasPrefix(RawIDPrefix.standard),
            let id = links.anchors(of: lesson)[String(anchor.dropFirst(RawIDPrefix.standard.count))]
        {
            return .lesson(lesson, anchor: id)
        }
        if let kind = WebsiteKind(configuration.dialect), let id = websiteAnchor(anchor, kind, on: lesson) {
            return .lesson(lesson, anchor: id)
        }
        return .broken(.missingAnchor(anchor, lesson: lesson))
    }

    /// Returns the words of a heading by its id; nil for the page's title, and if there is no such heading.
    package func headingWords(at id: String, of lesson: Int) -> String? {
        guard let index = links.headings(of: lesson)[id] else { return nil }
        let heading = lessons[lesson].facts.headings[index]
        return heading.level > 1 ? heading.plainText : nil
    }

    func fault(for path: String) -> ResolvedLink.Fault {
        path.split(separator: "/").contains { $0.hasPrefix(".") } ? .notPublished : .missing(path: path)
    }

    /// Returns the relative path from a lesson to a path below the content folder.
    package func way(from lesson: Int, to path: String) -> String {
        let source = lessons[lesson]
        if configuration.usesLayout {
            return CoursePath.relative(from: source.filePath, to: CoursePath.join(configuration.content, path))
        }
        return CoursePath.relative(from: CoursePath.join(languageFolder(source.language), source.path), to: path)
    }

    /// The folder of a language below the content folder; empty if the content folder itself holds the only language.
    func languageFolder(_ language: String) -> String {
        isSingleFolder ? "" : language
    }
}
