import CourseConfiguration
import Markdown

/// Links of DocC: to pages by their names, and to symbols.
extension Course {
    func resolveDocumentation(_ name: String, from lesson: Int) -> ResolvedLink {
        let (written, anchor) = LinkDestination.split(name)
        let isCatalogue = lessons[lesson].facts.catalogue != nil || lessons[lesson].document.dialect == .swiftComment
        let path = isCatalogue ? CatalogueNames.path(of: written) : written
        let (own, names) = names(for: lesson)
        if path.isEmpty { return resolve(anchor: anchor, on: lesson) }
        // DocC writes the module's name first: `<doc:Course/Binding>`.
        let last = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        if let target = own[path.lowercased()] ?? own[last.lowercased()] ?? names[path.lowercased()]
            ?? names[last.lowercased()]
        {
            return resolve(anchor: anchor, on: target)
        }
        return isCatalogue && CatalogueNames.mayBeSymbol(path) ? .symbol : .broken(.missingName(path))
    }

    /// Resolves a link to a symbol: to a page about it, or to Apple's. Other symbols are in no list at hand.
    func resolveSymbol(_ path: String, from lesson: Int) -> ResolvedLink {
        let symbol = lessons[lesson].facts.catalogue?.symbol
        // The title of a page is no link.
        if path == symbol { return .symbol }
        let (own, names) = names(for: lesson)
        func find(_ name: String) -> Int? {
            (own[name] ?? names[name]).flatMap { $0 != lesson && lessons[$0].facts.catalogue?.symbol != nil ? $0 : nil }
        }
        let target = CatalogueNames.page(at: path, from: symbol, find: find) { lessons[$0].facts.catalogue?.symbol }
        if let target { return .lesson(target, anchor: nil) }
        let module = path.prefix { $0 != "/" }.lowercased()
        // A module's own catalogue knows its symbols.
        guard names[module] == nil, let address = AppleSymbols.address(of: path) else { return .symbol }
        return .web(address)
    }

    func pictures(for lesson: Int) -> CataloguePictures? {
        let page = lessons[lesson]
        let path =
            configuration.usesLayout
            ? writtenPath(CoursePath.name(of: page.filePath), from: page) ?? page.path
            : CoursePath.join(languageFolder(page.language), page.path)
        return links.pictures[CataloguePath.folder(of: path) ?? ""]
    }

    /// Returns the pages by their names: those of the lesson's own catalogue, if there are several catalogues, and those of all.
    func names(for lesson: Int) -> (own: [String: Int], all: [String: Int]) {
        let page = lessons[lesson]
        let catalogue = CataloguePath.folder(of: page.path)
        return (
            catalogue.flatMap { links.documentNames.value.inCatalogue[$0]?[page.language] } ?? [:],
            links.documentNames.value.all[page.language] ?? [:]
        )
    }
}
