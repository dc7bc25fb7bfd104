import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// The Markdown that a folder holds already, from which a course is made.
struct ExistingMarkdown {
    /// The folder with the files, below the course's folder.
    let content: String
    let files: Int
    /// The languages, the main one first.
    let languages: [String]
    let title: String
    let arrangement: FoundLanguages.Arrangement
    /// True for pages in MDX.
    let isMDX: Bool
    /// Patterns of the files and folders that are no pages by their names, below what `content` names.
    let leftOut: [String]

    /// Names of folders whose Markdown is about a program, or belongs to somebody else.
    private static let others: Set = ["site", "public", "build", "dist", "vendor", "Sources", "templates"]
    /// The usual names of folders with documentation, the likeliest first.
    private static let usual = ["content", "docs", "doc", "documentation"]
    /// The names of files that every repository has at its top.
    private static let ofProjects: Set = [
        "readme", "changelog", "changes", "history", "contributing", "license", "licence", "security",
        "code_of_conduct",
        "authors", "support", "governance", "agents", "claude",
    ]

    /// The number of files from which a folder with an unusual name is documentation.
    private static let fewPages = 2

    /// - Parameter content: the folder to take; nil: the likeliest.
    /// - Returns: nil if a folder holds no Markdown that could be lessons.
    /// - Throws: `CommandFailure` if the folder that was asked for holds none.
    init?(in folder: String, content asked: String?) throws {
        let all = FoundContent(in: folder)
        let text: FoundLanguages.Text = { path in
            (try? FileSystem.read(CoursePath.join(folder, path))).map { SourceFile(path: path, bytes: $0) }
        }
        if asked == nil, let pages = TranslatedMDX(of: all.translatable, text: text) {
            (content, languages, arrangement, files) = (pages.content, pages.languages, pages.arrangement, pages.files)
            (isMDX, leftOut) = (true, [])
            title = Self.title(in: [folder]) ?? Self.name(of: folder)
            return
        }
        let candidates = try asked.map { try [Self.named($0, in: folder)] } ?? Self.candidates(in: folder, all.markdown)
        func rank(_ name: String) -> Int { Self.usual.firstIndex(of: name.lowercased()) ?? Self.usual.count }
        guard
            let likeliest = candidates.min(by: {
                (rank($0.name), -$0.files.count, $0.name) < (rank($1.name), -$1.files.count, $1.name)
            })
        else { return nil }
        let translated = asked == nil ? Self.translatedFolder(in: likeliest, text: text) : nil
        let chosen = translated ?? likeliest
        (content, isMDX) = (chosen.name, false)
        let isRepository = chosen.name.isEmpty
        let own = chosen.files.filter { PageNames.leftOut($0, isRepository: isRepository) == nil }
        let others =
            isRepository
            ? [:]
            : Dictionary(
                grouping: chosen.files.compactMap {
                    PageNames.leftOut($0, isRepository: false)
                }
            ) { $0 }.mapValues(\.count)
        let inside = own.map { CoursePath.join(chosen.name, $0) }
        let beside = all.markdown.filter { !isRepository && !$0.hasPrefix(chosen.name + "/") }
        let found = FoundLanguages(in: chosen.name, among: inside + beside, text: text)
        let besides =
            found.arrangement == .single && asked == nil
            ? TranslationsBeside(of: all.translatable, beside: chosen.name, in: found.languages[0], text: text) : nil
        (languages, arrangement) =
            besides.map { ($0.languages, .places($0.places)) } ?? (found.languages, found.arrangement)
        var names = (isRepository ? all.leftOut : others).keys.sorted()
        if case .places = arrangement, !isRepository {
            names = names.map { CoursePath.join(chosen.name, $0) }
        }
        leftOut = LeftOutNames.patterns(names)
        switch arrangement {
        case .single, .subfolders, .suffixes: files = own.count
        case .folders:
            files = own.count { [languages] file in languages.contains { file.hasPrefix($0 + "/") } }
        case .places(let places):
            files = LanguageLayout(languages: languages, places: places).pages(of: inside + beside).count
        }
        var heads = [folder, CoursePath.join(folder, chosen.name)]
        if arrangement == .folders {
            heads[1] = CoursePath.join(heads[1], languages[0])
        } else if case .places(let places) = arrangement, let first = places.first {
            heads[1] = CoursePath.join(folder, first.path)
        }
        title = Self.title(in: heads) ?? Self.name(of: folder)
    }

    /// Returns the names of top folders of these files in which documentation usually lies.
    static func usualFolders(of files: [String]) -> [String] {
        let names = Set(files.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) })
        return names.filter { usual.contains($0.lowercased()) }.sorted()
    }

    // MARK: Reading

    /// A folder and the Markdown files below it.
    private typealias Candidate = (name: String, files: [String])

    private static func named(_ asked: String, in folder: String) throws -> Candidate {
        guard let name = CoursePath.normalized(asked) else {
            throw CommandFailure(
                en: "--content takes a folder inside the course's folder, not “\(asked)”",
                es: "--content espera una carpeta dentro de la del curso, no «\(asked)»"
            )
        }
        let files = name.isEmpty ? FoundContent(in: folder).markdown : markdown(in: name, of: folder)
        guard !files.isEmpty else {
            let place = CoursePath.join(folder, name)
            throw CommandFailure(en: "there is no Markdown in \(place)", es: "no hay Markdown en \(place)")
        }
        return (name, files)
    }

    /// Returns the folders with Markdown, or the folder itself if lessons seem to lie in it.
    ///
    /// - Parameter all: the Markdown files of the folder.
    private static func candidates(in folder: String, _ all: [String]) -> [Candidate] {
        let names = ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
        let translations = TranslationFolders(content: "", files: all)
        let found: [Candidate] = names.compactMap { name in
            guard !others.contains(name), isFolder(CoursePath.join(folder, name)),
                PageNames.leftOut(name + "/a.md", isRepository: true) == nil
            else { return nil }
            let files = markdown(in: name, of: folder)
            let isOther = files.allSatisfy { translations.contains(CoursePath.join(name, $0)) }
            return files.isEmpty || isOther ? nil : (name, files)
        }
        // A folder beside those of its translations, as `docs` beside `docs_CN`, is the documentation.
        let translated = found.filter { folder in
            found.contains { TranslationFolders.sibling($0.name, of: folder.name) != nil }
        }
        if !translated.isEmpty { return translated }
        // Each language may have a folder, which it is called by.
        if found.count(where: { LanguageTag.named(by: $0.name) != nil }) > 1 { return [("", all)] }
        let beside = names.filter { SourceName.isMarkdown($0) && !isOfProject($0) }
        let isUsual = found.contains { usual.contains($0.name.lowercased()) }
        // If no folder has a usual name, and none holds at least half of the documentation, all of them belong to it.
        let (most, sum) = (found.map(\.files.count).max() ?? 0, found.reduce(0) { $0 + $1.files.count })
        let isSpread = sum > most * 2
        let isTranslated = translations.translates("readme.md", of: all)
        // One file in a folder, such as the README of its scripts, is no documentation beside the repository's own page.
        let isPoor = most < fewPages && names.contains(where: SourceName.isMarkdown)
        return !isUsual && (!beside.isEmpty || isSpread || isTranslated || isPoor) ? [("", all)] : found
    }

    /// Returns the folder inside of a candidate that holds most of its pages, and their translations in folders of its own:
    /// `docs/content` with `docs/content/ja`; nil if there is none.
    private static func translatedFolder(in candidate: Candidate, text: @escaping FoundLanguages.Text) -> Candidate? {
        let files = candidate.files.map { CoursePath.join(candidate.name, $0) }
        guard !candidate.name.isEmpty, FoundLanguages(in: candidate.name, among: files, text: text).languages.count < 2,
            let found = RepositoryTranslations(of: files, text: text)
        else { return nil }
        let originals = Set(found.places.compactMap(\.original))
        guard originals.count == 1, let original = originals.first else { return nil }
        // Each language may have a folder there, the main one, too.
        let isNamed = LanguageTag.named(by: CoursePath.name(of: original)) != nil
        let inner = isNamed ? CoursePath.folder(of: original) : original
        guard inner.hasPrefix(candidate.name + "/") else { return nil }
        let own = files.filter { $0.hasPrefix(inner + "/") }
        guard own.count * 2 > files.count, FoundLanguages(in: inner, among: files, text: text).languages.count > 1
        else {
            return nil
        }
        return (inner, own.map { String($0.dropFirst(inner.count + 1)) })
    }

    private static func markdown(in name: String, of folder: String) -> [String] {
        ContentScan(courseRoot: folder, folder: name).files.filter(SourceName.isMarkdown)
    }

    private static func isFolder(_ path: String) -> Bool { (try? FileSystem.status(of: path).kind) == .folder }

    /// Returns true for a file that every repository has, in whatever language.
    private static func isOfProject(_ name: String) -> Bool {
        let stems = [name] + NameSuffix.all(of: name).filter { LanguageTag.named(by: $0.tag) != nil }.map(\.original)
        return stems.contains { ofProjects.contains(String($0.prefix { $0 != "." }).lowercased()) }
    }

    /// Returns the first heading of a folder's own page, if it consists of plain words and says something; else nil.
    private static func title(in folders: [String]) -> String? {
        for folder in folders {
            for name in ["index.md", "README.md", "readme.md", "_index.md"] {
                guard let bytes = try? FileSystem.read(CoursePath.join(folder, name)) else { continue }
                let lines = String(decoding: bytes.prefix(10_000), as: UTF8.self).split(whereSeparator: \.isNewline)
                guard let heading = firstHeading(lines) else { continue }
                let words = unescaped(heading.split(separator: " ").joined(separator: " "))
                let isPlain = words.unicodeScalars.allSatisfy {
                    $0.value >= 0x20 && !"[]<>`*_#{}&\u{7F}".unicodeScalars.contains($0)
                }
                if isPlain, !words.isEmpty, words.count <= 100, !PageNames.saysNothing(words, ofPart: true) {
                    return words
                }
            }
        }
        return nil
    }

    /// Returns the text of the first heading of level 1; in fenced code, such a line is a comment.
    private static func firstHeading(_ lines: [Substring]) -> Substring? {
        var fence: Character?
        for line in lines {
            let text = line.drop { $0 == " " }
            if let sign = text.first, "`~".contains(sign), text.prefix(while: { $0 == sign }).count >= 3 {
                fence = fence == nil ? sign : fence == sign ? nil : fence
            } else if fence == nil, line.hasPrefix("# ") {
                return line.dropFirst(2)
            }
        }
        return nil
    }

    /// Returns a text without the backslashes that keep signs from being Markdown (CommonMark, section 2.4).
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped, !(character.isASCII && (character.isPunctuation || character.isSymbol)) {
                result.append("\\")
            }
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
        return isEscaped ? result + "\\" : result
    }

    private static func name(of folder: String) -> String {
        let real = (try? FileSystem.realPath(folder)) ?? folder
        let name = ControlCharacters.replaced(CoursePath.name(of: real))
        return name.isEmpty ? "Course" : name
    }
}
