import Diagnostics
import YAML

/// One line of a written navigation: `nav:` of `glosa.yml`, or of `mkdocs.yml`, whose form is the same, of `SUMMARY.md`, or of a
/// website's side bar.
package indirect enum NavigationItem: Sendable, Hashable {
    /// A lesson, by its path below the content folder or the language's, or by its address in a website; or all lessons of a
    /// folder.
    case lesson(path: String, title: String?, range: SourceRange, number: String? = nil)
    /// A page on another site.
    case address(String, title: String?)
    /// A page that is announced, but not written yet.
    case draft(title: String, number: String?)
    case group(title: String, [NavigationItem])
    /// A lesson with others below it.
    case chapter(NavigationItem, [NavigationItem])

    /// Returns true if the item, or one in its group, is the lesson at a path.
    func names(_ path: String) -> Bool {
        switch self {
        case .lesson(let own, _, _, _): own == path
        case .address, .draft: false
        case .group(_, let items): items.contains { $0.names(path) }
        case .chapter(let page, let items): page.names(path) || items.contains { $0.names(path) }
        }
    }

    /// Returns the item with other titles.
    ///
    /// - Parameter title: returns the title in place of another.
    package func renamed(_ title: (String) -> String) -> NavigationItem {
        switch self {
        case .lesson(let path, let own, let range, let number):
            .lesson(path: path, title: own.map(title), range: range, number: number)
        case .address(let address, let own): .address(address, title: own.map(title))
        case .draft(let own, let number): .draft(title: title(own), number: number)
        case .group(let own, let items): .group(title: title(own), items.map { $0.renamed(title) })
        case .chapter(let page, let items): .chapter(page.renamed(title), items.map { $0.renamed(title) })
        }
    }

    /// Returns the titles of a navigation's groups, each before those in it, if another one has its groups in the same places; else nil.
    package static func groupTitles(of originals: [NavigationItem], for items: [NavigationItem]) -> [String]? {
        guard originals.count == items.count else { return nil }
        var titles: [String] = []
        for (original, item) in zip(originals, items) {
            let inner: [String]?
            switch (original, item) {
            case (.group(let title, let originals), .group(_, let items)):
                titles.append(title)
                inner = groupTitles(of: originals, for: items)
            case (.chapter(let page, let originals), .chapter(_, let items)):
                titles.append(page.title ?? "")
                inner = groupTitles(of: originals, for: items)
            case (.group, _), (_, .group), (.chapter, _), (_, .chapter): return nil
            default: continue
            }
            guard let inner else { return nil }
            titles += inner
        }
        return titles
    }

    var title: String? {
        switch self {
        case .lesson(_, let title, _, _): title
        case .address(_, let title): title
        case .draft(let title, _): title
        case .group(let title, _): title
        case .chapter(let page, _): page.title
        }
    }

    /// The lessons of a list, each with its title, in their order.
    package static func lessons(in items: [NavigationItem]) -> [(path: String, title: String?, range: SourceRange)] {
        items.flatMap { item -> [(path: String, title: String?, range: SourceRange)] in
            switch item {
            case .lesson(let path, let title, let range, _): [(path, title, range)]
            case .address, .draft: []
            case .group(_, let items): lessons(in: items)
            case .chapter(let page, let items): lessons(in: [page]) + lessons(in: items)
            }
        }
    }

    /// The largest number of items, more than anybody writes.
    private static let most = 10_000
    private static let deepest = 10

    /// Reads the items of a list, and returns them with the ranges of faulty ones.
    static func read(_ value: YAMLValue) -> (items: [NavigationItem], faults: [SourceRange]) {
        var reader = Reader()
        let items = reader.items(value, depth: 0)
        return (items, reader.faults)
    }

    /// Reads the navigation of a course, or one for each of its languages.
    ///
    /// - Returns: the ranges of lines that name no lesson and no group.
    static func read(_ value: YAMLValue, into configuration: inout Configuration) -> [SourceRange] {
        guard let entries = value.mapping else {
            let (items, faults) = read(value)
            configuration.navigation = items
            return faults
        }
        var faults: [SourceRange] = []
        for entry in entries {
            let language = entry.key
            guard configuration.languages.contains(language) else {
                faults.append(entry.keyRange)
                continue
            }
            let (items, own) = read(entry.value)
            faults += own
            configuration.ownNavigations[language] = items
        }
        configuration.navigation = configuration.ownNavigations[configuration.mainLanguage] ?? []
        configuration.groupsHaveOwnAddresses = true
        return faults
    }

    private struct Reader {
        var faults: [SourceRange] = []
        private var count = 0

        mutating func items(_ value: YAMLValue, depth: Int) -> [NavigationItem] {
            guard let list = value.sequence, depth < deepest else {
                faults.append(value.range)
                return []
            }
            return list.compactMap { item($0, depth: depth) }
        }

        private mutating func item(_ value: YAMLValue, depth: Int) -> NavigationItem? {
            count += 1
            guard count <= most else {
                if count == most + 1 { faults.append(value.range) }
                return nil
            }
            if value.scalar != nil { return leaf(value, title: nil) }
            guard let entries = value.mapping, entries.count == 1, let entry = entries.first else {
                faults.append(value.range)
                return nil
            }
            if entry.value.scalar != nil { return leaf(entry.value, title: entry.key) }
            return .group(title: entry.key, items(entry.value, depth: depth + 1))
        }

        private mutating func leaf(_ value: YAMLValue, title: String?) -> NavigationItem? {
            if let address = value.scalar, LinkDestination.isExternal(address) {
                guard LinkAddress.fault(address, at: value.range) == nil else {
                    faults.append(value.range)
                    return nil
                }
                return .address(address, title: title)
            }
            guard let path = value.path.flatMap(CoursePath.normalized), !path.isEmpty else {
                faults.append(value.range)
                return nil
            }
            return .lesson(path: path, title: title, range: value.range)
        }
    }
}
