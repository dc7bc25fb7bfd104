import CourseConfiguration
import Diagnostics

/// The sections of a language with a written navigation: groups in their order, and after them the lessons that no line names.
struct NavigationSections {
    let tree: Section
    /// The section that each lesson is listed in, by the lesson's index.
    let places: [Int: String]

    /// - Returns: nil if there is no written navigation, or no lesson in the language.
    init?(_ lessons: [Lesson], language: String, configuration: Configuration) {
        guard !configuration.navigation.isEmpty else { return nil }
        var builder = Builder(lessons, language: language, configuration: configuration)
        guard !builder.byPath.isEmpty else { return nil }
        tree = builder.tree(configuration.navigation)
        places = builder.places
    }

    private struct Builder {
        let lessons: [Lesson]
        let language: String
        /// True if lessons get their labels from the navigation, which is written in one language.
        let namesLessons: Bool
        /// The builder of sections for folders that the navigation names.
        private var folders: SectionBuilder
        /// The folder of a blog's posts.
        private let posts: String?
        /// The language's lessons, by their paths below its folder.
        let byPath: [String: Int]
        var places: [Int: String] = [:]
        private var labels: [Int: String] = [:]
        private var paths = SectionPaths()

        init(_ lessons: [Lesson], language: String, configuration: Configuration) {
            (self.lessons, self.language) = (lessons, language)
            namesLessons = language == configuration.mainLanguage
            folders = SectionBuilder(lessons, language: language, configuration: configuration)
            posts = configuration.posts
            let own = lessons.indices.filter { lessons[$0].language == language }
            byPath = Dictionary(own.map { (lessons[$0].path, $0) }) { first, _ in first }
        }

        mutating func tree(_ items: [NavigationItem]) -> Section {
            let first = PagePath.section(at: "", language: language)
            let home = byPath.values.sorted().first { lessons[$0].isIndex && lessons[$0].outputPath == first }
            if let home { places[home] = "" }
            var (members, sections) = collect(items, in: "")
            if let posts, let section = folders.section(at: posts), let listed = listed(section, title: nil) {
                sections.append(listed)
            }
            let rest = byPath.values.filter { places[$0] == nil }.sorted {
                SourceName.precedes(lessons[$0].path, lessons[$1].path)
            }
            if !rest.isEmpty {
                let title = SectionPaths.restTitle(in: language)
                let path = paths.path(for: title)
                for lesson in rest { places[lesson] = path }
                sections.append(section(path, title, index: nil, rest, []))
            }
            members.removeAll { $0 == home }
            return section("", home.map { lessons[$0].title } ?? "", index: home, members, sections)
        }

        /// Returns the lessons of a list, and the groups in it.
        private mutating func collect(_ items: [NavigationItem], in parent: String) -> ([Int], [Section]) {
            var members: [Int] = []
            var sections: [Section] = []
            for item in items {
                switch item {
                case .lesson(let path, let title, _):
                    if byPath[path] == nil, let section = folders.section(at: path) {
                        sections += [listed(section, title: title)].compactMap(\.self)
                        continue
                    }
                    guard let lesson = byPath[path], places[lesson] == nil else { continue }
                    if namesLessons, let title, title != lessons[lesson].title { labels[lesson] = title }
                    places[lesson] = parent
                    members.append(lesson)
                case .address: continue
                case .group(let title, let items):
                    let path = paths.path(for: title, in: parent)
                    var (lessons, inner) = collect(items, in: path)
                    guard !lessons.isEmpty || !inner.isEmpty else { continue }
                    // The first page of a folder is the group's own page.
                    let index = lessons.first.flatMap { self.lessons[$0].isIndex ? $0 : nil }
                    lessons.removeAll { $0 == index }
                    sections.append(section(path, title, index: index, lessons, inner))
                }
            }
            return (members, sections)
        }

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
                return self.section(path, title, index: nil, members, inner)
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

        private func section(_ path: String, _ title: String, index: Int?, _ members: [Int], _ inner: [Section])
            -> Section
        {
            Section(
                path: path,
                title: title,
                index: index,
                outputPath: index.map { lessons[$0].outputPath }
                    ?? PagePath.section(at: path, language: language),
                lessons: members,
                sections: inner,
                labels: Dictionary(
                    uniqueKeysWithValues: members.compactMap { lesson in labels[lesson].map { (lesson, $0) } }
                )
            )
        }
    }
}

extension NavigationItem {
    /// Reports the lines that name no lesson of the main language.
    static func unknown(in items: [NavigationItem], _ lessons: [Lesson], language: String) -> [Diagnostic] {
        let paths = lessons.filter { $0.language == language }.map(\.path)
        var known = Set(paths)
        for path in paths {
            var folder = CoursePath.folder(of: path)
            while !folder.isEmpty, known.insert(folder).inserted { folder = CoursePath.folder(of: folder) }
        }
        let places = known.sorted()
        var nearMiss = NearMiss()
        var findings = DiagnosticList()
        var open = Array(items.reversed())
        while let item = open.popLast() {
            switch item {
            case .address: continue
            case .group(_, let items): open += items.reversed()
            case .lesson(let path, _, let range):
                guard !known.contains(path) else { continue }
                findings.append(
                    Diagnostic(
                        rule: .configuration,
                        severity: .warning,
                        message: LocalizedText(
                            en: "the navigation names \(path), but there is no such lesson",
                            es: "la navegación nombra \(path), pero esa lección no existe"
                        ),
                        range: range,
                        advice: nearMiss.suggestion(for: path, among: places).map {
                            LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                        }
                            ?? LocalizedText(
                                en: "write its path relative to the folder of its language",
                                es: "escribe su ruta desde la carpeta de su idioma"
                            )
                    )
                )
            }
        }
        return findings.diagnostics
    }
}
