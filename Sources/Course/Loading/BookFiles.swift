import CourseConfiguration
import Diagnostics
import FileSystem

/// The files of a book of mdBook's or GitBook's that are no content.
extension CourseReader {
    /// Adds the languages that `LANGS.md` lists: each is a folder with a summary of its own. The main language's gives the order.
    func withLanguages(_ book: Foreign) throws -> Foreign {
        let content = book.configuration.content
        let path = CoursePath.join(content, Configuration.languagesFileName)
        guard let bytes = try readIfThere(path) else { return book }
        let (file, encoding) = TextDecoding.decode(bytes, path: path)
        var read = book
        read.findings += encoding
        read.files.append(file)
        read.findings += LanguageListReader.read(file, into: &read.configuration) { folder in
            FileSystem.exists(CoursePath.join(root, CoursePath.join(content, folder)))
        }
        return read
    }

    /// Reads a book that has a summary and no settings. A folder with content of its own may hold a file of that name that
    /// is about something else.
    func readBook() throws -> Foreign? {
        func exists(_ name: String) -> Bool { FileSystem.exists(CoursePath.join(root, name)) }
        let former = Configuration.formerGitBookFileName
        let hasLanguages = exists(Configuration.languagesFileName)
        guard exists(Configuration.summaryFileName) || hasLanguages || exists(former),
            !exists(Configuration().content) || exists(ContentSelection.assets) || exists(former)
        else { return nil }
        let settings = try readForeign(former, by: GitBookReader.read)
        let book = try withSummary(withLanguages(settings ?? (GitBookReader.standard, [], [])))
        // A list that is about something else names no files of the folder.
        let folders = [""] + (book.configuration.languages.count > 1 ? book.configuration.languages : [])
        let lessons = NavigationItem.lessons(in: book.configuration.navigation)
        return lessons.contains { lesson in
            folders.contains {
                exists(CoursePath.join(book.configuration.content, CoursePath.join($0, lesson.path)))
            }
        } ? book : nil
    }

    /// Reads the summary of a book.
    func withSummary(_ book: Foreign) throws -> Foreign {
        guard let path = book.configuration.book?.summary else { return book }
        var read = book
        guard let bytes = try readIfThere(path) else {
            read.configuration.book = nil
            let place = book.files.first.map { $0.range(0..<0) } ?? SourceRange(path: path, bytes: 0..<0)
            read.findings.append(.missingSummary(path, at: place))
            return read
        }
        let (file, encoding) = TextDecoding.decode(bytes, path: path)
        read.findings += encoding + SummaryReader.read(file, into: &read.configuration)
        read.files.append(file)
        for (language, translation) in read.configuration.book?.translations ?? [:] {
            read.configuration.ownNavigations[language] = read.configuration.navigation.map {
                $0.renamed(translation.title)
            }
        }
        return read
    }

    /// Adds the languages of a book whose translations lie in PO files, one for each.
    func withCatalogues(_ book: Foreign) throws -> Foreign {
        guard let folder = book.configuration.book?.catalogueFolder else { return book }
        var read = book
        let names = (try? FileSystem.names(in: CoursePath.join(root, folder))) ?? []
        for name in names.sorted() where name.hasSuffix(".po") && !name.hasPrefix(".") {
            let path = CoursePath.join(folder, name)
            let stem = String(name.dropLast(3))
            // A tag of a language has two or three letters at its beginning; others are words.
            let isTag = LanguageTag.isValid(stem) && stem.prefix { $0 != "-" }.count <= 3
            let tag = isTag ? stem : LanguageTag.named(by: stem)
            guard let tag, tag != read.configuration.mainLanguage, !read.configuration.languages.contains(tag) else {
                read.findings.append(.noLanguage(ofCatalogueAt: path))
                continue
            }
            guard let bytes = try readIfThere(path) else { continue }
            let (file, encoding) = TextDecoding.decode(bytes, path: path)
            read.findings += encoding
            read.files.append(file)
            read.configuration.book?.add(BookTranslation(language: tag, file: file))
            read.configuration.languages.append(tag)
            read.configuration.translations = .suffixes
        }
        return read
    }
}

extension Diagnostic {
    /// Returns the finding for a PO file that is called like no language, or like the book's own.
    fileprivate static func noLanguage(ofCatalogueAt path: String) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .note,
            message: LocalizedText(
                en: "this file is called like no further language, so nothing is translated by it",
                es: "este fichero no se llama como ningún otro idioma, así que no traduce nada"
            ),
            range: SourceRange(path: path, bytes: 0..<0),
            advice: LocalizedText(
                en: "call it by the language’s tag, such as es.po or pt-BR.po",
                es: "llámalo por la etiqueta del idioma, como es.po o pt-BR.po"
            )
        )
    }

    /// Returns the finding for a book without a summary.
    fileprivate static func missingSummary(_ path: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .configuration,
            severity: .warning,
            message: LocalizedText(
                en: "there is no \(path): the pages are in the order of their folders",
                es: "no hay ningún \(path): las páginas van en el orden de sus carpetas"
            ),
            range: place,
            advice: LocalizedText(
                en: "list the pages there, each as `- [Title](page.md)`",
                es: "lista ahí las páginas, cada una como `- [Título](pagina.md)`"
            )
        )
    }
}
