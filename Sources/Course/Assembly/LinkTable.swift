import Markdown
import MarkdownHTML
import Support

/// Everything a link of the course can lead to, by the path it is written with.
package struct LinkTable: Sendable {
    /// Lessons by their path below the content folder: `en/state/binding.md`.
    private(set) var lessons: [String: Int] = [:]
    /// Pages of folders, by the folder's path below the content folder.
    private(set) var folders: [String: String] = [:]
    /// Published files, by their path below the content folder, to their path on the site.
    package private(set) var assets: [String: String] = [:]
    /// What `<doc:Name>` links may use; most courses have none.
    package let documentNames: Lazy<DocumentNames>
    /// The files of pictures that pages of a catalogue name without folder and ending, by the catalogue.
    private(set) var pictures: [String: CataloguePictures] = [:]
    /// What a broken link may have meant; few courses have one.
    package let namesToSuggest: Lazy<NamesToSuggest>
    /// Few lessons are ever led into.
    private let anchorsOfLessons: LazyTable<[String: String]>

    init(
        lessons: [Lesson],
        headingIDs: [[String]],
        trees: [String: Section],
        assets: [Course.Asset],
        htmlIDPrefix: String,
        isMaterial: Bool,
        languageFolder: (String) -> String
    ) {
        for (index, lesson) in lessons.enumerated() {
            let path = CoursePath.join(languageFolder(lesson.language), lesson.path)
            // What somebody wrote in a language comes before what stands in for it.
            if lesson.fallback == nil || self.lessons[path] == nil { self.lessons[path] = index }
            // A translation beside its original may be named with its suffix.
            let name = CoursePath.name(of: lesson.filePath)
            if lesson.fallback == nil, name != CoursePath.name(of: lesson.path) {
                let folder = CoursePath.join(languageFolder(lesson.language), lesson.folder)
                self.lessons[CoursePath.join(folder, name)] = index
            }
        }
        anchorsOfLessons = LazyTable(count: lessons.count) {
            Self.anchors(lessons[$0].facts, headingIDs[$0], htmlIDPrefix: htmlIDPrefix, isMaterial: isMaterial)
        }
        for (language, tree) in trees {
            for section in tree.all {
                folders[CoursePath.join(languageFolder(language), section.path)] = section.outputPath
            }
        }
        let isCatalogue = lessons.contains { $0.facts.catalogue != nil }
        self.assets = Dictionary(assets.map { ($0.path, $0.outputPath) }) { first, _ in first }
        if isCatalogue {
            pictures = Dictionary(grouping: assets) { CataloguePath.folder(of: $0.path) ?? "" }
                .mapValues(CataloguePictures.init)
        }
        documentNames = Lazy { DocumentNames(lessons) }
        namesToSuggest = Lazy { [lessons = self.lessons, assets = self.assets] in
            NamesToSuggest(Array(lessons.keys) + Array(assets.keys))
        }
    }

    /// The ids on a lesson's page: those of its headings, as the page has them and as the file alone would.
    package func anchors(of lesson: Int) -> [String: String] { anchorsOfLessons[lesson] }

    private static func anchors(
        _ facts: LessonFacts,
        _ headingIDs: [String],
        htmlIDPrefix: String,
        isMaterial: Bool
    ) -> [String: String] {
        var ids: [String: String] = [:]
        for name in facts.rawHTMLAnchors { ids[name] = htmlIDPrefix + name }
        for (heading, id) in zip(facts.headings, headingIDs) {
            ids[heading.slug] = id
            if facts.catalogue != nil { ids[CatalogueNames.fragment(heading.plainText)] = id }
            if isMaterial, ids[MkDocsAnchor.of(heading.plainText)] == nil {
                ids[MkDocsAnchor.of(heading.plainText)] = id
            }
        }
        for id in headingIDs { ids[id] = id }
        return ids
    }
}

/// Lessons by the names that `<doc:Name>` links may use.
package struct DocumentNames: Sendable {
    /// By language.
    package private(set) var all: [String: [String: Int]] = [:]
    /// In each of several catalogues, by language.
    private(set) var inCatalogue: [String: [String: [String: Int]]] = [:]

    init(_ lessons: [Lesson]) {
        for (index, lesson) in lessons.enumerated() {
            // DocC names an article by its file; an id and a whole path are more exact, so they win.
            for name in [SourceName.stem(CoursePath.name(of: lesson.path)), SourceName.stem(lesson.path), lesson.id] {
                let key = name.lowercased()
                if lesson.fallback == nil || all[lesson.language]?[key] == nil {
                    all[lesson.language, default: [:]][key] = index
                }
            }
            for name in CatalogueNames.names(of: lesson) {
                let key = name.lowercased()
                if all[lesson.language]?[key] == nil { all[lesson.language, default: [:]][key] = index }
                guard let catalogue = CataloguePath.folder(of: lesson.path) else { continue }
                if inCatalogue[catalogue]?[lesson.language]?[key] == nil {
                    inCatalogue[catalogue, default: [:]][lesson.language, default: [:]][key] = index
                }
            }
        }
    }
}

/// The names of lessons and files, by which a broken link's meaning is guessed.
package struct NamesToSuggest: Sendable {
    package private(set) var byFolder: [String: [String]] = [:]
    /// A path for each lowercased name; the first in the order of paths.
    package private(set) var paths: [String: String] = [:]

    init(_ paths: [String]) {
        for path in paths.sorted() {
            let name = CoursePath.name(of: path)
            byFolder[CoursePath.folder(of: path), default: []].append(name)
            if self.paths[name.lowercased()] == nil { self.paths[name.lowercased()] = path }
        }
    }
}
