import CourseConfiguration
import Diagnostics
import DocumentationComments
import Markdown
import MarkdownHTML
import Mermaid
import Support

/// One Markdown file of a course, read and parsed.
package struct Lesson: Sendable {
    /// The lesson without ``fallback``, behind one reference: courses of ten thousand lessons are copied with each edit in the
    /// preview.
    private final class Contents: Sendable {
        let facts: LessonFacts
        let text: Text
        /// The parsed diagrams by the ordinals of their blocks; nil for a lesson without diagrams, as most are.
        let diagrams: Lazy<[Int: ParsedDiagram]>?
        let lookups: SampleRoots.Lookups?

        init(facts: LessonFacts, text: Text, lookups: SampleRoots.Lookups?) {
            (self.facts, self.text, self.lookups) = (facts, text, lookups)
            diagrams = facts.diagrams.isEmpty ? nil : Lazy { text.document.parsedDiagrams }
        }

        /// Creates another page of the same text.
        init(facts: LessonFacts, of other: Contents) {
            (self.facts, text, diagrams, lookups) = (facts, other.text, other.diagrams, other.lookups)
        }
    }

    private enum Text {
        case parsed(Document)
        /// A document that is parsed at its first use, and its file, which is read at its own.
        case deferred(Lazy<Document>, file: Lazy<SourceFile?>)

        var document: Document {
            switch self {
            case .parsed(let document): document
            case .deferred(let document, _): document.value
            }
        }

        /// The file alone: reports need its lines, and not what it says.
        var file: SourceFile {
            switch self {
            case .parsed(let document): document.file
            case .deferred(let document, let file): file.value ?? document.value.file
            }
        }
    }

    private let contents: Contents

    /// The facts that are known without looking at its text.
    package var facts: LessonFacts { contents.facts }
    /// The front matter of the file.
    package var metadata: LessonMetadata { facts.metadata }
    /// The tag of the lesson's language: its folder's, or that of its file name's suffix; for a fallback, the page's language.
    package var language: String { facts.language }
    /// The path below the language folder: `state/binding.md`.
    package var path: String { facts.path }
    /// The path of its file, relative to the course: `content/en/state/binding.md`.
    package var filePath: String { facts.filePath }
    /// The id that pairs the lesson with its translations: the front matter's `id`, else ``path`` without its extension.
    package var id: String { facts.id }
    package var title: String { facts.title }
    /// The lint profile that its samples are judged by.
    package var profile: String { facts.profile }
    /// True if the lesson is the page of its folder: `index.md` or `README.md`.
    package var isIndex: Bool { facts.isIndex }
    /// The page's path below the site's root: `en/state/binding.html`.
    package var outputPath: String { facts.outputPath }
    /// The original of a fallback, a page that shows a lesson in place of its missing translation: the lesson as an index into
    /// ``Course/lessons``, and its language. Nil for other pages.
    package var fallback: (original: Int, language: String)?
    /// The names that samples of a documentation comment know from its declaration; nil for other pages.
    package var declared: DeclaredContext?

    package var document: Document { contents.text.document }

    package var file: SourceFile { contents.text.file }

    /// The states of the files and folders that were looked up for its samples; nil for a lesson that was not read.
    var lookups: SampleRoots.Lookups? { contents.lookups }

    /// Returns the diagram that a code block of the lesson holds; nil for a block of something else. The lesson's diagrams are
    /// parsed once, when the first is asked for.
    package func diagram(in block: CodeBlock) -> ParsedDiagram? {
        block.isDiagram ? contents.diagrams?.value[block.ordinal] : nil
    }

    /// Returns the index in ``Document/codeBlocks`` of the block that contains a place, be it in the file that its code was taken
    /// from; nil if there is none.
    package func codeBlock(at place: SourceRange) -> Int? {
        document.codeBlocks.firstIndex { block in
            let range = place.path == filePath ? block.range : block.slice.range(0..<block.slice.bytes.count)
            return place.path == range.path && range.bytes.contains(place.bytes.lowerBound)
        }
    }

    init(
        metadata: LessonMetadata,
        language: String,
        path: String,
        id: String,
        title: String,
        profile: String,
        isIndex: Bool,
        outputPath: String,
        assembled: AssembledDocument,
        namedFiles: [String] = []
    ) {
        let facts = LessonFacts(
            metadata: metadata,
            language: language,
            path: path,
            id: id,
            title: title,
            profile: profile,
            isIndex: isIndex,
            outputPath: outputPath,
            assembled: assembled,
            namedFiles: namedFiles
        )
        contents = Contents(facts: facts, text: .parsed(assembled.document), lookups: assembled.lookups)
    }

    /// Creates a lesson whose text is read when somebody asks for it.
    ///
    /// - Parameters:
    ///   - document: the document of the file that `facts` are about; called at most once.
    ///   - file: the document's file; nil where only the document knows it. Called at most once.
    package init(
        _ facts: LessonFacts,
        document: @escaping @Sendable () -> Document,
        file: @escaping @Sendable () -> SourceFile?
    ) {
        let text = Text.deferred(Lazy(document), file: Lazy(file))
        contents = Contents(facts: facts, text: text, lookups: nil)
    }

    private init(_ contents: Contents) { self.contents = contents }

    /// Returns true if both are the very same reading of a file.
    package func isSame(as other: Lesson) -> Bool { contents === other.contents }

    /// The folder that the lesson lies in, below the language folder; empty at the top.
    package var folder: String { CoursePath.folder(of: path) }

    /// Returns the lesson as a fallback: its text on a page of another language.
    func fallback(of original: Int, language: String, path: String, outputPath: String) -> Lesson {
        let facts = facts.moved(language: language, path: path, outputPath: outputPath)
        var page = Lesson(Contents(facts: facts, of: contents))
        page.fallback = (original, self.language)
        return page
    }

    /// Returns the same page of a catalogue, as its first page or as one of the others.
    ///
    /// - Parameter siteFolder: the folder of the language's pages below the site's root.
    func placed(asRoot isRoot: Bool, in siteFolder: String) -> Lesson {
        guard isRoot != isIndex else { return self }
        let place = PagePath.lesson(at: path, in: siteFolder, isRoot: isRoot)
        return Lesson(
            Contents(
                facts: facts.moved(language: language, path: path, outputPath: place, isIndex: isRoot),
                of: contents
            )
        )
    }

    /// Returns the same lesson with another text.
    package func rewritten(_ bytes: [UInt8], samples: SampleFiles) -> Lesson {
        guard bytes != file.original else { return self }
        let file = TextDecoding.decode(bytes, path: filePath).file
        let files = facts.isCut ? samples.allowing(.remainder) : samples
        let assembled = AssembledDocument(file, dialect: document.dialect, files: files)
        return Lesson(
            metadata: metadata,
            language: language,
            path: path,
            id: id,
            title: title,
            profile: profile,
            isIndex: isIndex,
            outputPath: outputPath,
            assembled: assembled,
            namedFiles: facts.namedFiles
        )
    }

    /// True if the lesson's text shows a title that serves as the page's: a heading of level 1 at its beginning, or a heading, be
    /// it in raw HTML, with the lesson's title.
    package var showsTitle: Bool {
        titleHeading != nil || document.rawHTMLTitle.map(ControlCharacters.replaced) == title || beginsWithTitle
    }

    /// True if the text begins with a heading of any level that is the lesson's title.
    private var beginsWithTitle: Bool {
        let document = document
        guard let heading = document.headings.first, heading.plainText == title else { return false }
        return document.children(of: document.root).first { _ in true } == heading.node
    }

    /// The heading that is the page's title, as an index into the document's headings; nil if there is none.
    ///
    /// A heading with the lesson's title may have anything before it. Before another heading, only links to what a reader needs
    /// may stand.
    package var titleHeading: Int? {
        let document = document
        guard let index = document.headings.firstIndex(where: { $0.level == 1 }),
            document[document.headings[index].node].parent == document.root
        else { return nil }
        let heading = document.headings[index]
        if heading.plainText == title { return index }
        let pointers = Set(
            document.containers.compactMap { container in
                if case .pointer = container.kind { container.node } else { nil }
            }
        )
        return document.children(of: document.root).first { !pointers.contains($0) } == heading.node ? index : nil
    }
}

extension CodeBlock {
    /// True if the block holds a diagram rather than code.
    package var isDiagram: Bool { language == "mermaid" && !lacksItsFile }
}

extension Document {
    fileprivate var parsedDiagrams: [Int: ParsedDiagram] {
        codeBlocks.reduce(into: [:]) { diagrams, block in
            if block.isDiagram { diagrams[block.ordinal] = ParsedDiagram(block.slice) }
        }
    }
}
