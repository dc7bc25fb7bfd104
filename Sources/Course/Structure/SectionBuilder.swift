/// Builds the tree of sections of one language from the folders its lessons lie in.
struct SectionBuilder {
    private let lessons: [Lesson]
    private let language: String
    private var byFolder: [String: [Int]] = [:]
    private var subfolders: [String: Set<String>] = [:]

    init(_ lessons: [Lesson], language: String) {
        self.lessons = lessons
        self.language = language
        for (index, lesson) in lessons.enumerated() where lesson.language == language {
            byFolder[lesson.folder, default: []].append(index)
            var folder = lesson.folder
            while !folder.isEmpty {
                let parent = CoursePath.folder(of: folder)
                if !subfolders[parent, default: []].insert(folder).inserted { break }
                folder = parent
            }
        }
    }

    func tree() -> Section { section("") }

    private func section(_ folder: String) -> Section {
        let members = byFolder[folder] ?? []
        let index = members.first { lessons[$0].isIndex }
        let ordered = members.filter { $0 != index }.sorted { precedes(key($0), key($1)) }
        let sections = (subfolders[folder] ?? []).map(section).sorted { precedes(key($0), key($1)) }
        return Section(
            path: folder,
            title: index.map { lessons[$0].title } ?? SourceName.title(CoursePath.name(of: folder)),
            index: index,
            outputPath: index.map { lessons[$0].outputPath } ?? Self.outputPath(of: folder, language: language),
            lessons: ordered,
            sections: sections
        )
    }

    static func outputPath(of folder: String, language: String) -> String {
        CoursePath.join(CoursePath.join(language, SourceName.slug(path: folder)), "index.html")
    }

    // MARK: Order

    private typealias Key = (order: Double?, name: String)

    private func key(_ lesson: Int) -> Key { (lessons[lesson].metadata.order, lessons[lesson].path) }

    private func key(_ section: Section) -> Key {
        (section.index.flatMap { lessons[$0].metadata.order }, section.path)
    }

    private func precedes(_ left: Key, _ right: Key) -> Bool {
        let (first, second) = (left.order ?? .infinity, right.order ?? .infinity)
        return first != second ? first < second : SourceName.precedes(left.name, right.name)
    }
}
