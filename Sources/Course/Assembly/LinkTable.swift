import CourseConfiguration
import Markdown
import MarkdownHTML
import Support

/// The targets of the course's links, by the paths that links use.
package struct LinkTable: Sendable {
    /// Lessons by their path below the content folder: `en/state/binding.md`.
    private(set) var lessons: [String: Int] = [:]
    /// The written lessons, in a course whose layout tells the languages, by the paths of their files below the content folder:
    /// `state/binding.es.md`.
    private(set) var files: [String: Int] = [:]
    /// The places by which the languages' files are told; nil if each language has the folder of its name.
    let layout: LanguageLayout?
    /// Pages of folders, by the folder's path below the content folder.
    private(set) var folders: [String: String] = [:]
    /// Published files, by their path below the content folder, to their path on the site.
    package private(set) var assets: [String: String] = [:]
    /// The pages of a website by their addresses there, below the content folder.
    private(set) var addresses: [String: Int] = [:]
    /// Lessons by the names that `<doc:Name>` links use, made at the first use: most courses have no such links.
    package let documentNames: Lazy<DocumentNames>
    /// The pictures of each catalogue, by its folder; its pages name them without folder and extension.
    private(set) var pictures: [String: CataloguePictures] = [:]
    /// The candidates for a suggestion about a broken link, made at the first use: few courses have broken links.
    package let namesToSuggest: Lazy<NamesToSuggest>
    /// The anchors of each lesson, made at the first use: few lessons have links into them.
    private let anchorsOfLessons: LazyTable<[String: String]>
    /// The headings of each lesson by their ids, as indices; made at the first use.
    private let headingsOfLessons: LazyTable<[String: Int]>

    /// - Parameters:
    ///   - layout: the places by which the languages' files are told; nil if each has the folder of its name.
    ///   - content: the content folder, relative to the course.
    ///   - originals: the lessons that links lead to where a language has neither the lesson nor a
    ///     fallback.
    init(
        lessons: [Lesson],
        headingIDs: [[String]],
        trees: [String: Section],
        assets: [Course.Asset],
        htmlIDPrefix: String,
        isMaterial: Bool,
        website: WebsiteKind?,
        layout: LanguageLayout?,
        content: String,
        originals: [(language: String, path: String, lesson: Int)],
        languageFolder: (String) -> String
    ) {
        self.layout = layout
        for (index, lesson) in lessons.enumerated() {
            let path = CoursePath.join(languageFolder(lesson.language), lesson.path)
            // A written lesson takes precedence over a fallback.
            if lesson.fallback == nil || self.lessons[path] == nil { self.lessons[path] = index }
            if layout != nil, lesson.fallback == nil {
                files[String(Substring(lesson.filePath.utf8.dropFirst(content.isEmpty ? 0 : content.utf8.count + 1)))] =
                    index
            }
        }
        for original in originals {
            let path = CoursePath.join(languageFolder(original.language), original.path)
            if self.lessons[path] == nil { self.lessons[path] = original.lesson }
        }
        if let website {
            // An original that stands in for a translation has the translation's address, unless a page is written for that.
            let written = lessons.indices.filter { lessons[$0].fallback == nil }
            let shown = lessons.indices.filter { lessons[$0].fallback != nil }
            for index in written + shown {
                let folder = languageFolder(lessons[index].language)
                for address in WebsiteAddress.all(of: lessons[index].facts, in: folder, website)
                where addresses[address] == nil {
                    addresses[address] = index
                }
            }
            for original in originals {
                let path = CoursePath.join(languageFolder(original.language), original.path)
                let address = WebsiteAddress.of(path, website)
                if addresses[address] == nil { addresses[address] = original.lesson }
            }
        }
        anchorsOfLessons = LazyTable(count: lessons.count) {
            Self.anchors(
                lessons[$0].facts,
                headingIDs[$0],
                htmlIDPrefix: htmlIDPrefix,
                isMaterial: isMaterial,
                website: website
            )
        }
        headingsOfLessons = LazyTable(count: lessons.count) {
            Dictionary(zip(headingIDs[$0], headingIDs[$0].indices)) { first, _ in first }
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
        if layout != nil {
            namesToSuggest = Lazy { [files = self.files, assets = self.assets] in
                NamesToSuggest(Array(files.keys) + Array(assets.keys))
            }
        } else {
            namesToSuggest = Lazy { [lessons = self.lessons, assets = self.assets] in
                NamesToSuggest(Array(lessons.keys) + Array(assets.keys))
            }
        }
    }

    /// Returns the ids on a lesson's page by the anchors that links may use: those of raw HTML and of headings, these as the page
    /// has them and as the file alone would.
    package func anchors(of lesson: Int) -> [String: String] { anchorsOfLessons[lesson] }

    /// Returns the anchors that a lesson's file has by itself, in the site of the generator that it is written for.
    package static func ownAnchors(of lesson: Lesson) -> Set<String> {
        let facts = lesson.facts
        let ids = anchors(
            facts,
            facts.headings.map(\.anchor),
            htmlIDPrefix: "",
            isMaterial: lesson.document.dialect == .material,
            website: WebsiteKind(lesson.document.dialect)
        )
        return Set(ids.keys)
    }

    /// Returns the headings of a lesson by their ids, as indices.
    func headings(of lesson: Int) -> [String: Int] { headingsOfLessons[lesson] }

    private static func anchors(
        _ facts: LessonFacts,
        _ headingIDs: [String],
        htmlIDPrefix: String,
        isMaterial: Bool,
        website: WebsiteKind?
    ) -> [String: String] {
        var ids: [String: String] = [:]
        for id in facts.rawHeadings { ids[id] = id }
        for name in facts.rawHTMLAnchors { ids[name] = htmlIDPrefix + name }
        // Of several headings with the same words DocC's anchor means the first.
        if facts.catalogue != nil {
            for (heading, id) in zip(facts.headings, headingIDs).reversed() {
                ids[CatalogueNames.fragment(heading.plainText)] = id
            }
        }
        for (heading, id) in zip(facts.headings, headingIDs) { ids[heading.slug] = id }
        for id in headingIDs { ids[id] = id }
        // In MkDocs' sites an anchor means what it means there: `shared_1` is the second “Shared”, not the first “Shared_1”.
        if isMaterial {
            for (anchor, heading) in MkDocsAnchor.all(of: facts.headings) { ids[anchor] = headingIDs[heading] }
        }
        if website == .vitePress {
            for (anchor, heading) in VitePressAnchor.all(of: facts.headings) { ids[anchor] = headingIDs[heading] }
        }
        return ids
    }
}

/// Lessons by the names that `<doc:Name>` links may use.
package struct DocumentNames: Sendable {
    /// Lessons by language and lowercased name.
    package private(set) var all: [String: [String: Int]] = [:]
    /// Lessons by catalogue, language and lowercased name.
    private(set) var inCatalogue: [String: [String: [String: Int]]] = [:]

    init(_ lessons: [Lesson]) {
        for (index, lesson) in lessons.enumerated() where lesson.document.dialect != .swiftComment {
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

/// The names of lessons and files, as candidates for the target of a broken link.
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
