import CourseConfiguration
import Diagnostics

/// The sections of a language with a written navigation: groups in their order, and after them the lessons that no line names.
struct NavigationSections {
    let tree: Section
    /// The section that each lesson is listed in, by the lesson's index.
    let places: [Int: String]

    /// - Returns: nil if there is no written navigation, or no lesson in the language.
    init?(_ lessons: [Lesson], language: String, configuration: Configuration) {
        let items = configuration.navigation(in: language)
        guard !items.isEmpty else { return nil }
        var builder = Builder(lessons, language: language, configuration: configuration)
        guard !builder.byPath.isEmpty else { return nil }
        tree = builder.tree(items)
        places = builder.places
    }

    private struct Builder {
        let lessons: [Lesson]
        let language: String
        /// True if lessons get their labels from the navigation, since it is written in their language.
        let namesLessons: Bool
        /// The builder of sections for folders that the navigation names.
        private var folders: SectionBuilder
        /// The folder of a blog's posts.
        private let posts: String?
        /// True if an index is the page of the group whose first page it is; a book's summary writes that as it is.
        private let groupsTakeIndexes: Bool
        /// The folder of the language's pages below the site's root.
        private let siteFolder: String
        /// The language's lessons, by their paths below its folder.
        let byPath: [String: Int]
        /// The same by their addresses, in a website whose side bars name these.
        private let byAddress: [String: Int]
        private let website: WebsiteKind?
        var places: [Int: String] = [:]
        private var labels: [Int: String] = [:]
        private var numbers: [Int: String] = [:]
        private var paths = SectionPaths()
        /// The paths of groups below the site's folder of their language, where they differ from those that languages share.
        private var addresses: GroupAddresses?
        /// The titles that the main language has for the groups still to come, if its navigation has the same ones: then a group has
        /// one path in all languages, by which its pages are paired.
        private var sharedTitles: ArraySlice<String> = []

        init(_ lessons: [Lesson], language: String, configuration: Configuration) {
            (self.lessons, self.language) = (lessons, language)
            siteFolder = configuration.siteFolder(of: language)
            addresses = configuration.groupsHaveOwnAddresses ? GroupAddresses() : nil
            namesLessons = language == configuration.mainLanguage || configuration.ownNavigations[language] != nil
            folders = SectionBuilder(lessons, language: language, configuration: configuration)
            posts = configuration.posts
            website = configuration.website == nil ? nil : WebsiteKind(configuration.dialect)
            groupsTakeIndexes = configuration.book?.isSelection != true && website == nil
            if language != configuration.mainLanguage, let own = configuration.ownNavigations[language] {
                let originals = configuration.navigation(in: configuration.mainLanguage)
                sharedTitles = (NavigationItem.groupTitles(of: originals, for: own) ?? [])[...]
            }
            let own = lessons.indices.filter { lessons[$0].language == language }
            byPath = Dictionary(own.map { (lessons[$0].path, $0) }) { first, _ in first }
            let addresses = website.map { kind in
                own.flatMap { lesson in
                    WebsiteAddress.all(of: lessons[lesson].facts, in: "", kind).map { ($0, lesson) }
                }
            }
            byAddress = Dictionary(addresses ?? []) { first, _ in first }
        }

        /// The lesson that a line names; nil for a folder, whose name may end with a slash.
        private func lesson(_ path: String) -> Int? {
            if path.hasSuffix("/") { return nil }
            return byPath[path] ?? website.flatMap { byAddress[WebsiteAddress.of(path, $0)] }
        }

        mutating func tree(_ items: [NavigationItem]) -> Section {
            let first = PagePath.section(at: "", in: siteFolder)
            let home = byPath.values.sorted().first { lessons[$0].isIndex && lessons[$0].outputPath == first }
            if let home { places[home] = "" }
            var entries = collect(items, in: "")
            if let posts, let section = folders.section(at: posts), let listed = listed(section, title: nil) {
                entries.append(.section(listed))
            }
            let rest = byPath.values.filter { places[$0] == nil }.sorted {
                SourceName.precedes(lessons[$0].path, lessons[$1].path)
            }
            if !rest.isEmpty {
                let title = SectionPaths.restTitle(in: language)
                let path = paths.path(for: title)
                for lesson in rest { places[lesson] = path }
                entries.append(.section(section(path, title, index: nil, rest.map(Section.Member.lesson))))
            }
            return section("", home.map { lessons[$0].title } ?? "", index: home, entries)
        }

        /// Returns the lessons and groups of a list in their order.
        private mutating func collect(_ items: [NavigationItem], in parent: String) -> [Section.Member] {
            items.flatMap { item -> [Section.Member] in
                switch item {
                case .lesson(let path, let title, _, let number):
                    if lesson(path) == nil,
                        let section = folders.section(at: path.hasSuffix("/") ? String(path.dropLast()) : path)
                    {
                        return listed(section, title: title).map { [.section($0)] } ?? []
                    }
                    return take(path, title: title, number: number, in: parent).map { [.lesson($0)] } ?? []
                case .address(let address, let title): return [.address(address, title: title ?? address)]
                case .draft(let title, let number): return [.draft(title: numbered(title, number))]
                case .group(let title, let items): return group(title, items, in: parent)
                case .chapter(let page, let items): return chapter(page, items, in: parent)
                }
            }
        }

        /// Takes a lesson for a place in the navigation; nil if it is listed elsewhere, or if there is none.
        private mutating func take(_ path: String, title: String?, number: String?, in parent: String) -> Int? {
            guard let lesson = lesson(path), places[lesson] == nil else { return nil }
            if namesLessons, let title, title != lessons[lesson].title { labels[lesson] = title }
            numbers[lesson] = number
            places[lesson] = parent
            return lesson
        }

        /// Returns the entries that a group becomes. A group without a name is called like its own page; without that, too, its
        /// entries stand in the list around it.
        private mutating func group(_ title: String, _ items: [NavigationItem], in parent: String) -> [Section.Member] {
            let isNamed = title.contains { !$0.isWhitespace }
            let shared = sharedTitles.popFirst()
            var name = title
            if !isNamed {
                guard case .lesson(let path, let label, _, _)? = items.first, let page = lesson(path),
                    places[page] == nil, lessons[page].isIndex
                else { return collect(items, in: parent) }
                name = label ?? lessons[page].title
            }
            let path = paths.path(for: isNamed ? shared ?? name : name, in: parent)
            addresses?.add(path, called: name, in: parent)
            var entries = collect(items, in: path)
            guard entries.contains(where: \.isPage) else { return [] }
            // The first page of a folder is the group's own page.
            var index: Int?
            if groupsTakeIndexes, case .lesson(let first)? = entries.first, lessons[first].isIndex {
                index = first
                entries.removeFirst()
            }
            return [.section(section(path, name, index: index, entries))]
        }

        /// Returns the entries that a page with others below it becomes.
        private mutating func chapter(
            _ page: NavigationItem,
            _ items: [NavigationItem],
            in parent: String
        ) -> [Section.Member] {
            let shared = sharedTitles.popFirst().flatMap { $0.isEmpty ? nil : $0 }
            switch page {
            case .lesson(let path, let title, _, let number):
                // The site's own first page stands above all sections.
                if let lesson = lesson(path), places[lesson]?.isEmpty == true { return collect(items, in: parent) }
                let name = title ?? lesson(path).map { lessons[$0].title } ?? path
                let place = paths.path(for: shared ?? name, in: parent)
                guard let index = take(path, title: title, number: number, in: place) else {
                    let entries = collect(items, in: place)
                    guard entries.contains(where: \.isPage) else { return [] }
                    return [.section(section(place, name, index: nil, entries, number: number))]
                }
                let entries = collect(items, in: place)
                guard entries.contains(where: \.isPage) else {
                    places[index] = parent
                    return [.lesson(index)] + entries
                }
                let own = labels[index] ?? lessons[index].title
                return [.section(section(place, own, index: index, entries, number: number))]
            case .draft(let title, let number):
                let place = paths.path(for: shared ?? title, in: parent)
                let entries = collect(items, in: place)
                guard entries.contains(where: \.isPage) else {
                    return [.draft(title: numbered(title, number))] + entries
                }
                return [.section(section(place, title, index: nil, entries, number: number))]
            default: return collect([page] + items, in: parent)
            }
        }

        private func numbered(_ title: String, _ number: String?) -> String { number.map { "\($0) \(title)" } ?? title }

        /// Returns the section of a folder without the lessons that are listed elsewhere; nil if nothing is left.
        private mutating func listed(_ section: Section, title: String?) -> Section? {
            let places = folders.places
            func isFree(_ lesson: Int) -> Bool { self.places[lesson] == nil }
            let members = section.lessons.filter(isFree)
            let index = section.index.flatMap { isFree($0) ? $0 : nil }
            for lesson in members + [index].compactMap(\.self) { self.places[lesson] = places[lesson] ?? section.path }
            let inner = section.sections.compactMap { listed($0, title: nil) }
            guard index != nil || !members.isEmpty || !inner.isEmpty else { return nil }
            let title = title ?? section.title
            guard index == section.index else {
                // The folder's page is listed elsewhere, so the group needs a page of its own.
                let path = paths.path(for: title)
                for lesson in members { self.places[lesson] = path }
                return self.section(
                    path,
                    title,
                    index: nil,
                    members.map(Section.Member.lesson) + inner.map(Section.Member.section)
                )
            }
            return Section(
                path: section.path,
                title: title,
                index: index,
                outputPath: section.outputPath,
                lessons: members,
                sections: inner
            )
        }

        private func section(
            _ path: String,
            _ title: String,
            index: Int?,
            _ entries: [Section.Member],
            number: String? = nil
        ) -> Section {
            let members = entries.compactMap { if case .lesson(let lesson) = $0 { lesson } else { nil } }
            return Section(
                path: path,
                title: title,
                index: index,
                outputPath: index.map { lessons[$0].outputPath }
                    ?? PagePath.section(at: addresses?.address(of: path) ?? path, in: siteFolder),
                entries: entries,
                labels: Self.of(members, in: labels),
                numbers: Self.of(members, in: numbers),
                number: number
            )
        }

        private static func of(_ members: [Int], in texts: [Int: String]) -> [Int: String] {
            Dictionary(members.compactMap { lesson in texts[lesson].map { (lesson, $0) } }) { first, _ in first }
        }
    }
}

extension Section.Member {
    /// True for what has a page of this site.
    fileprivate var isPage: Bool {
        switch self {
        case .lesson, .section: true
        case .address, .draft: false
        }
    }
}
