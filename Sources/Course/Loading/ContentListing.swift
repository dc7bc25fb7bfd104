import CourseConfiguration
import Diagnostics
import FileSystem

/// The files of a course's content, sorted by purpose. None of them has been read yet.
struct ContentListing {
    private(set) var sources: [LessonSource] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The Markdown files that a book's summary doesn't list.
    private(set) var unlisted: [String] = []
    private var others: [Other] = []
    private let configuration: Configuration
    private let root: String
    private let enclosure: FileSystem.Enclosure

    /// A file that is no page.
    private struct Other {
        /// The path relative to the course.
        let path: String
        /// The output path if the file is published, below the site's root.
        let place: String
        /// The path below the content folder.
        let name: String
    }

    init(_ folders: LanguageFolders, root: String, configuration: Configuration) {
        (self.root, self.configuration, enclosure) = (root, configuration, folders.enclosure)
        let selection = ContentSelection(configuration)
        var all: [String] = []
        var leftOut: [String: Int] = [:]
        var unread = UnreadFormats()
        let website = WebsiteKind(configuration.dialect)
        for folder in folders.folders {
            let scan = ContentScan(
                courseRoot: root,
                folder: folder.path,
                within: folders.enclosure,
                selection: selection
            )
            diagnostics += scan.diagnostics
            let pages = folders.layout.map { layout in
                layout.pages(
                    of: scan.files.map { CoursePath.join(folder.path, $0) }.filter {
                        SourceName.isPage($0) || website != nil && SourceName.isMDX($0)
                    }
                )
            }
            let names = website == nil ? [] : Set(scan.files.map { $0.lowercased() })
            for file in scan.files {
                let path = CoursePath.join(folder.path, file)
                if configuration.isRepository { all.append(path) }
                if SourceName.isLeftover(CoursePath.name(of: path)) { continue }
                let isMDX = website != nil && SourceName.isMDX(path)
                if folder.language != nil, !isMDX, selection.isPagePlace(path) { unread.add(path) }
                if website?.leavesOut(file, isPage: isMDX || SourceName.isPage(path), isPublic: folder.language == nil)
                    == true
                {
                    continue
                }
                if Self.isSecondIndex(file, among: names) {
                    diagnostics.append(.secondIndex(path))
                    continue
                }
                if let language = folder.language, SourceName.isPage(path) || isMDX {
                    let page = pages?[path]
                    // Who lists a file means its translations beside it, too.
                    let original = page.map {
                        CoursePath.join(CoursePath.folder(of: path), CoursePath.name(of: $0.path))
                    }
                    guard selection.isPagePlace(path) || original.map(selection.isPagePlace) == true else {
                        if configuration.book != nil, !configuration.ownFiles.contains(path) { unlisted.append(path) }
                        continue
                    }
                    if pages != nil, page == nil {
                        diagnostics.append(LanguageFolders.withoutLanguage(path, configuration.languages))
                        continue
                    }
                    if configuration.choosesPages, let other = PageNames.leftOut(file, isRepository: false) {
                        leftOut[CoursePath.join(folder.path, other), default: 0] += 1
                        continue
                    }
                    unread.addPage(path)
                    sources.append(
                        LessonSource(
                            language: page?.language ?? language,
                            path: page?.path ?? file,
                            coursePath: path,
                            enclosure: folders.enclosure,
                            configuration: configuration
                        )
                    )
                } else if !configuration.ownFiles.contains(path) {
                    let place = CoursePath.join(folder.outputFolder, SourceName.slug(path: file))
                    guard path.utf8.starts(with: configuration.content.utf8) else {
                        // Links name a file outside of the content from the website's root, or by its place in the course.
                        others.append(Other(path: path, place: place, name: "/" + path))
                        continue
                    }
                    let name =
                        configuration.content.isEmpty
                        ? path : String(path.dropFirst(configuration.content.count).drop { $0 == "/" })
                    others.append(
                        Other(
                            path: path,
                            place: place,
                            name: name
                        )
                    )
                }
            }
        }
        sources += translations(of: sources)
        diagnostics += unread.findings(isRepository: configuration.isRepository)
        if let finding = Diagnostic.leftOut(leftOut) { diagnostics.append(finding) }
        guard configuration.isRepository else { return }
        diagnostics += ContentFindings.emptyParts(configuration, pages: sources.map(\.coursePath), files: all)
    }

    /// Returns the pages that PO files make of the originals; a page with a file of its own takes precedence.
    private func translations(of sources: [LessonSource]) -> [LessonSource] {
        let languages = configuration.languages.filter { configuration.catalogue(of: $0) != nil }
        guard !languages.isEmpty else { return [] }
        let known = Set(sources.map { "\($0.language) \($0.path)" })
        return sources.filter { $0.language == configuration.mainLanguage }.flatMap { original in
            languages.compactMap { language in
                let path = TranslatedText.path(of: original.coursePath, in: language)
                guard !known.contains("\(language) \(original.path)") else { return nil }
                return LessonSource(
                    language: language,
                    path: original.path,
                    coursePath: path,
                    enclosure: enclosure,
                    configuration: configuration
                )
            }
        }
    }

    /// Returns true for a `README.md` beside the `index.md` of a website.
    private static func isSecondIndex(_ file: String, among names: Set<String>) -> Bool {
        guard !names.isEmpty, SourceName.stem(CoursePath.name(of: file)).lowercased() == "readme" else { return false }
        let index = CoursePath.join(CoursePath.folder(of: file), "index").lowercased()
        return names.contains(index + ".md") || names.contains(index + ".mdx")
    }

    /// The files that are published beside the pages.
    package struct Published {
        var assets: [Course.Asset] = []
        /// The files by the names that links use.
        var listed: [Course.Asset] = []
        /// The targets of links that exist but are not published, relative to the course.
        var unpublished: [String] = []
        var diagnostics: [Diagnostic] = []
    }

    /// - Parameter lessons: the published lessons, which name the other files to publish.
    func published(with lessons: [Lesson]) -> Published {
        var result = Published()
        let selection = ContentSelection(configuration)
        let named = Set(lessons.flatMap(\.facts.namedFiles) + configuration.appearance.files)
        for file in others where !selection.publishesOnlyNamed(file.path) || named.contains(file.path) {
            do throws(FileError) {
                try FileSystem.checkReadable(CoursePath.join(root, file.path), within: enclosure)
            } catch {
                result.diagnostics.append(.unreadable(file.path, error, within: enclosure))
                continue
            }
            let use = CatalogueFile(file.path)
            if use == .setting { continue }
            if use == .published { result.assets.append(Course.Asset(path: file.path, outputPath: file.place)) }
            result.listed.append(Course.Asset(path: file.name, outputPath: file.place))
        }
        let known = Set(sources.map(\.coursePath) + result.assets.map(\.path))
        let sought = named.subtracting(known)
        if !sought.isEmpty { result.unpublished = sought.filter(RepositoryFiles(around: root).contains).sorted() }
        return result
    }
}

extension Diagnostic {
    fileprivate static func secondIndex(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: .outputConflict,
            severity: .note,
            message: LocalizedText(
                en: "the page of this folder is its index, so this file is not published",
                es: "la página de esta carpeta es su índice, así que este fichero no se publica"
            ),
            range: SourceRange(path: path, bytes: 0..<0)
        )
    }
}
