import CourseConfiguration

/// Builds the tree of sections of one language from the folders its lessons lie in.
struct SectionBuilder {
    /// The section that each lesson of a catalogue is listed in, by the lesson's index.
    private(set) var places: [Int: String] = [:]
    private let lessons: [Lesson]
    private let language: String
    /// The folder of the language's pages below the site's root.
    private let siteFolder: String
    private let isRepository: Bool
    /// The parts of the content, in the order in which they are listed.
    private let parts: [String]
    /// The folder of a blog's posts.
    private let posts: String?
    /// The names and places of folders that a website has in files of their own.
    private let categories: [String: WebsiteSettings.Category]
    private let isWebsite: Bool
    private var byFolder: [String: [Int]] = [:]
    private var subfolders: [String: Set<String>] = [:]
    /// The pages of each DocC catalogue among the folders.
    private var catalogues: [String: [Int]] = [:]

    init(_ lessons: [Lesson], language: String, configuration: Configuration) {
        self.lessons = lessons
        self.language = language
        siteFolder = configuration.siteFolder(of: language)
        isRepository = configuration.isRepository
        parts = configuration.contentParts.map(\.path)
        posts = configuration.posts
        categories = configuration.website?.categories ?? [:]
        isWebsite = configuration.dialect.isOfWebsite
        for (index, lesson) in lessons.enumerated() where lesson.language == language {
            let catalogue = lesson.facts.catalogue == nil ? nil : CataloguePath.folder(of: lesson.path)
            var folder = catalogue ?? lesson.folder
            if let posts, folder.hasPrefix(posts + "/") { folder = posts }
            if catalogue == nil {
                byFolder[folder, default: []].append(index)
            } else {
                catalogues[folder, default: []].append(index)
            }
            while !folder.isEmpty {
                let parent = CoursePath.folder(of: folder)
                if !subfolders[parent, default: []].insert(folder).inserted { break }
                folder = parent
            }
        }
    }

    mutating func tree() -> Section { section("") }

    /// Returns the section of a folder, with those below it; nil if no lesson lies in it.
    mutating func section(at folder: String) -> Section? {
        guard byFolder[folder] != nil || subfolders[folder] != nil || catalogues[folder] != nil else { return nil }
        return section(folder)
    }

    private mutating func section(_ folder: String) -> Section {
        if let own = catalogues[folder],
            let catalogue = CatalogueSections(lessons, own, language: language, in: siteFolder, at: folder)
        {
            places.merge(catalogue.places) { first, _ in first }
            return catalogue.tree
        }
        let members = (byFolder[folder] ?? []) + (catalogues[folder] ?? [])
        let index = members.first { lessons[$0].isIndex }
        let ordered = members.filter { $0 != index }.map { ($0, key($0)) }.sorted { precedes($0.1, $1.1) }
        var sections: [(section: Section, key: SortKey)] = []
        for name in subfolders[folder] ?? [] {
            let section = section(name)
            sections.append((section, key(section)))
        }
        sections.sort { precedes($0.key, $1.key) }
        // In a repository, a folder that contains nothing but another one, such as a package's catalogue, has no section.
        if isRepository, !folder.isEmpty, members.isEmpty, sections.count == 1 { return sections[0].section }
        let label = categories[folder]?.label ?? index.flatMap { lessons[$0].metadata.label }
        var section = Section(
            path: folder,
            title: label ?? index.map { lessons[$0].title } ?? SourceName.title(CoursePath.name(of: folder)),
            index: index,
            outputPath: index.map { lessons[$0].outputPath } ?? PagePath.section(at: folder, in: siteFolder),
            lessons: ordered.map(\.0),
            sections: sections.map(\.section)
        )
        if !categories.isEmpty || sections.contains(where: { $0.key.order != nil }), isWebsite {
            // Websites count pages and folders together.
            let all =
                ordered.map { (Section.Member.lesson($0.0), $0.1) }
                + sections.map { (Section.Member.section($0.section), $0.key) }
            section = section.with(entries: all.sorted { precedes($0.1, $1.1) }.map(\.0))
        }
        section.labels = Dictionary(
            uniqueKeysWithValues: members.compactMap { lesson in lessons[lesson].metadata.label.map { (lesson, $0) } }
        )
        return section
    }

    // MARK: Order

    private typealias SortKey = (order: Double?, part: Int, name: String)

    private func key(_ lesson: Int) -> SortKey {
        (order(lesson), part(lessons[lesson].path), lessons[lesson].path)
    }

    /// Returns the order of a lesson; for a post, a number that is smaller the newer the post is. Nil if the lesson has none.
    private func order(_ lesson: Int) -> Double? {
        guard let posts, lessons[lesson].path.hasPrefix(posts + "/"), let date = lessons[lesson].metadata.date else {
            return lessons[lesson].metadata.order
        }
        return Double(date.filter(\.isNumber)).map { -$0 }
    }

    private func key(_ section: Section) -> SortKey {
        (
            categories[section.path]?.position ?? section.index.flatMap { lessons[$0].metadata.order },
            part(section.path), section.path
        )
    }

    /// Returns the index of the part in `glosa.yml` that a path belongs to, or contains; the number of parts if there is none.
    private func part(_ path: String) -> Int {
        parts.firstIndex { $0 == path || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") } ?? parts.count
    }

    private func precedes(_ left: SortKey, _ right: SortKey) -> Bool {
        let (first, second) = (left.order ?? .infinity, right.order ?? .infinity)
        if first != second { return first < second }
        return left.part != right.part ? left.part < right.part : SourceName.precedes(left.name, right.name)
    }
}
