import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown
import MarkdownHTML

/// The file of a lesson that is yet to be read.
package struct LessonSource: Sendable {
    let language: String
    /// The path below the language folder.
    let path: String
    /// The path relative to the course.
    let coursePath: String
    let dialect: Dialect
    /// The folder that the file must lie in with all symbolic links resolved; nil: anywhere.
    let enclosure: FileSystem.Enclosure?
    /// True if the file is known to be the first page of a catalogue.
    private var isRoot = false
    /// The content folder, to collect the files that the lesson names outside of it; nil: none are collected.
    private let content: String?
    /// The settings of the book that the lesson is a page of.
    private let book: BookSettings?
    /// The folder of the language's pages below the site's root.
    private let siteFolder: String
    /// The title of a start page that has none of its own.
    private let startTitle: String?
    /// The PO file by which the page is made of the original's; nil if the page has a file of its own.
    private let catalogue: BookTranslation?
    /// The path of the file that is read, relative to the course: for a page made by a PO file, the original's.
    private let readPath: String

    /// Creates the source of a loose file.
    init(
        language: String,
        path: String,
        coursePath: String,
        dialect: Dialect,
        enclosure: FileSystem.Enclosure?
    ) {
        (self.language, self.path, self.coursePath) = (language, path, coursePath)
        (self.dialect, self.enclosure, siteFolder) = (dialect, enclosure, language)
        (content, book, startTitle, catalogue) = (nil, nil, nil, nil)
        readPath = coursePath
    }

    /// Creates the source of a course's page.
    ///
    /// - Parameters:
    ///   - path: below the language's folder.
    ///   - coursePath: relative to the course.
    init(
        language: String,
        path: String,
        coursePath: String,
        enclosure: FileSystem.Enclosure?,
        configuration: Configuration
    ) {
        (self.language, self.path, self.coursePath, self.enclosure) = (language, path, coursePath, enclosure)
        dialect = configuration.dialect(ofFileAt: coursePath)
        (content, book) = (configuration.content, configuration.book)
        siteFolder = configuration.siteFolder(of: language)
        catalogue = configuration.catalogue(ofPage: path, at: coursePath, in: language)
        readPath = catalogue == nil ? coursePath : CoursePath.join(configuration.content, path)
        startTitle =
            configuration.title?.text(in: language, main: configuration.mainLanguage) ?? configuration.folderName
    }

    /// Creates the source of a lesson that was read before.
    package init(_ facts: LessonFacts, _ configuration: Configuration, within enclosure: FileSystem.Enclosure?) {
        self.init(
            language: facts.language,
            path: facts.path,
            coursePath: facts.filePath,
            enclosure: enclosure,
            configuration: configuration
        )
        isRoot = facts.catalogue != nil && facts.isIndex
    }

    /// The largest size, in bytes, of a file that is read without a warning.
    private static let largeSize = 4_000_000
    /// The largest size, in bytes, of a file that is read.
    static let largestSize = 64 << 20

    /// - Returns: the lesson, nil if the file could not be read, and the findings, which then say why.
    package func read(root: String, profiles: ProfileChoice, samples: SampleFiles) -> (Lesson?, [Diagnostic]) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileSystem.read(CoursePath.join(root, readPath), within: enclosure, upTo: Self.largestSize)
        } catch {
            return (nil, [.unreadable(readPath, error, within: enclosure)])
        }
        return read(bytes, profiles: profiles, samples: samples)
    }

    /// Returns the file alone; nil if it can't be read, or if texts of other files may stand in it.
    package func file(root: String) -> SourceFile? {
        guard !dialect.insertsTexts,
            let bytes = try? FileSystem.read(
                CoursePath.join(root, coursePath),
                within: enclosure,
                upTo: Self.largestSize
            )
        else { return nil }
        return TextDecoding.decode(bytes, path: coursePath).file
    }

    /// - Parameter bytes: the bytes of the file.
    func read(_ bytes: [UInt8], profiles: ProfileChoice, samples: SampleFiles) -> (Lesson, [Diagnostic]) {
        let (file, encoding) = TextDecoding.decode(bytes, path: coursePath)
        let assembled = AssembledDocument(file, dialect: dialect, files: samples, translation: catalogue)
        let document = assembled.document
        var (metadata, frontMatter) = LessonMetadata.read(document)
        // DocC's spelling.
        metadata.oldAddresses += document.containers.filter { $0.name == "Redirected" }.prefix(100).compactMap {
            directive in
            directive.argument("from").map { Configuration.Entry(text: "/" + $0, range: directive.range) }
        }
        let name = CoursePath.name(of: path)
        let opensBook = book?.first == path
        let isIndex = dialect == .docC ? isRoot : SourceName.isIndex(name) || opensBook
        let folder = CoursePath.folder(of: path)
        let lesson = Lesson(
            metadata: metadata,
            language: language,
            path: path,
            id: metadata.id
                ?? CoursePath.join(
                    opensBook ? "" : folder,
                    isIndex && dialect != .docC ? "index" : SourceName.stem(name)
                ),
            title: metadata.title ?? CataloguePage.displayName(document) ?? Self.title(of: document, isIndex: isIndex)
                ?? assembled.title ?? bookTitle ?? titleByName(isIndex: isIndex),
            profile: metadata.profile ?? profiles.profile(for: CoursePath.join(language, path)),
            isIndex: isIndex,
            outputPath: opensBook
                ? PagePath.section(at: "", in: siteFolder)
                : PagePath.lesson(at: path, in: siteFolder, isRoot: dialect == .docC ? isRoot : nil),
            assembled: assembled,
            namedFiles: content.map { NamedFiles.of(document, at: coursePath, outside: $0) } ?? []
        )
        let code =
            FenceAttributeCheck.check(document) + FenceLanguageCheck.check(document) + SampleNoteCheck.check(document)
            + InvisibleCharacterCheck.check(document) + CommentWordCheck.check(document)
        return (lesson, encoding + assembled.findings + frontMatter + code + sizeWarning(file))
    }

    /// Returns the title in the text: one in raw HTML, or the first heading if it is of level 1 or begins the page. Other headings
    /// are about a part, and on the page of a folder "Readme" and "Install" are no titles either.
    private static func title(of document: Document, isIndex: Bool) -> String? {
        if let title = document.rawHTMLTitle { return ControlCharacters.replaced(title) }
        guard let heading = document.headings.first, !heading.plainText.isEmpty else { return nil }
        let beginsPage = document.children(of: document.root).first { _ in true } == heading.node
        guard heading.level == 1 || beginsPage,
            !isIndex || !PageNames.saysNothing(heading.plainText, ofPart: heading.level > 1)
        else { return nil }
        return heading.plainText
    }

    /// The title that the book's summary gives the page, in the page's language; nil if it gives none.
    private var bookTitle: String? { book?.titles[path].map { catalogue?.title($0) ?? $0 } }

    /// Returns the title of a page whose text has none: its file's name or, for the page of a folder, the folder's.
    private func titleByName(isIndex: Bool) -> String {
        let folder = CoursePath.folder(of: path)
        guard isIndex else { return SourceName.title(SourceName.stem(CoursePath.name(of: path))) }
        if folder.isEmpty, let startTitle { return startTitle }
        return SourceName.title(
            folder.isEmpty ? SourceName.stem(CoursePath.name(of: path)) : CoursePath.name(of: folder)
        )
    }

    private func sizeWarning(_ file: SourceFile) -> [Diagnostic] {
        guard file.bytes.count > Self.largeSize else { return [] }
        let megabytes = file.bytes.count / 1_000_000
        return [
            Diagnostic(
                rule: .largeFile,
                severity: .warning,
                message: LocalizedText(
                    en: "the file holds \(megabytes) MB: its page will be slow to open",
                    es: "el fichero ocupa \(megabytes) MB: su página tardará en abrirse"
                ),
                range: file.range(0..<0),
                advice: LocalizedText(en: "split it into several lessons", es: "divídelo en varias lecciones")
            )
        ]
    }
}
