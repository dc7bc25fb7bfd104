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
    /// True if translations lie beside the original, with their language in the file's name.
    private let hasSuffixes: Bool
    /// The files and folders that are no pages, since other pages include them.
    private let partials: [String]

    /// Names of folders whose Markdown is about a program, or belongs to somebody else.
    private static let others: Set = [
        "site", "public", "build", "dist", "vendor", "node_modules", "Pods", "Carthage", "Sources", "Tests",
        "templates", "test", "tests", "fixtures", "Fixtures", "spec", "specs", "testdata",
    ]
    /// The usual names of folders with documentation, the likeliest first.
    private static let usual = ["content", "docs", "doc", "documentation"]
    /// The names of files that every repository has at its top.
    private static let ofProjects: Set = [
        "readme", "changelog", "changes", "history", "contributing", "license", "licence", "security",
        "code_of_conduct",
        "authors", "support", "governance", "agents", "claude",
    ]

    /// - Parameter content: the folder to take; nil: the likeliest.
    /// - Returns: nil if a folder holds no Markdown that could be lessons.
    /// - Throws: `ValidationError` if the folder that was asked for holds none.
    init?(in folder: String, content asked: String?) throws {
        let found = try asked.map { try [Self.named($0, in: folder)] } ?? Self.candidates(in: folder)
        func rank(_ name: String) -> Int { Self.usual.firstIndex(of: name.lowercased()) ?? Self.usual.count }
        guard
            let chosen = found.min(by: {
                (rank($0.name), -$0.files.count, $0.name) < (rank($1.name), -$1.files.count, $1.name)
            })
        else { return nil }
        content = chosen.name
        let place = CoursePath.join(folder, chosen.name)
        let counts = Dictionary(grouping: chosen.files) { String($0.prefix { $0 != "/" }) }
            .filter { $0.key != $0.value[0] && LanguageTag.isOfDocumentation($0.key) }
        let suffixes = counts.isEmpty ? Self.suffixes(of: chosen.files) : [:]
        hasSuffixes = !suffixes.isEmpty
        partials = Self.partials(among: chosen.files)
        if counts.isEmpty {
            let originals = chosen.files.filter { Self.suffix(of: $0).map { suffixes[$0] == nil } ?? true }
            let texts = Self.read(originals.prefix(200), in: place)
            let own = ScriptLanguage.guess(texts) ?? TextLanguage.guess(texts) ?? "en"
            languages = [own] + Self.ordered(suffixes.filter { $0.key != own })
        } else {
            languages = Self.ordered(counts.mapValues(\.count))
        }
        files = counts.isEmpty ? chosen.files.count : counts.values.reduce(0) { $0 + $1.count }
        let heads = counts.isEmpty ? [place] : [CoursePath.join(place, languages[0])]
        title = Self.title(in: [folder] + heads) ?? Self.name(of: folder)
    }

    /// Returns the names of top folders of these files in which documentation usually lies.
    static func usualFolders(of files: [String]) -> [String] {
        let names = Set(files.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) })
        return names.filter { usual.contains($0.lowercased()) }.sorted()
    }

    var configuration: String {
        """
        # Every key is optional; the manual lists them all.
        title: \(YAMLText.quoted(title))
        languages: \(YAMLText.list(languages))\(languages.count > 1 ? "   # the first is the main one" : "")
        content: \(YAMLText.quoted(content.isEmpty ? "." : content))\(hasSuffixes ? "\ntranslations: suffixes" : "")\(excluded)
        # baseURL: https://example.org/course/
        """ + "\n"
    }

    private var excluded: String {
        partials.isEmpty
            ? "" : "\nexclude:   # parts of other pages" + partials.map { "\n  - \(YAMLText.quoted($0))" }.joined()
    }

    // MARK: Languages

    /// Returns languages with the main one first: the one with most files or, among those with nearly as many, English.
    private static func ordered(_ counts: [String: Int]) -> [String] {
        let most = counts.values.max() ?? 0
        func isMain(_ tag: String, _ count: Int) -> Bool {
            tag.prefix { $0 != "-" } == "en" && count * 10 >= most * 9
        }
        return counts.sorted { first, second in
            let (left, right) = (isMain(first.key, first.value), isMain(second.key, second.value))
            if left != right { return left }
            return (second.value, first.key) < (first.value, second.key)
        }.map(\.key)
    }

    /// Returns the languages that names of files end with, `page.es.md` beside `page.md`, and the number of such files.
    private static func suffixes(of files: [String]) -> [String: Int] {
        let all = Set(files)
        var counts: [String: Int] = [:]
        for file in files {
            guard let tag = suffix(of: file), LanguageTag.isOfDocumentation(tag) else { continue }
            let stem = SourceName.stem(file)
            let original = String(stem.dropLast(tag.count + 1)) + file.dropFirst(stem.count)
            if all.contains(original) { counts[tag, default: 0] += 1 }
        }
        return counts
    }

    private static func suffix(of file: String) -> String? {
        let stem = SourceName.stem(CoursePath.name(of: file))
        return stem.lastIndex(of: ".").map { String(stem[stem.index(after: $0)...]) }
    }

    /// Returns the files and folders whose names begin with an underscore, as other generators have it for what is no page; but
    /// `_index.md` is the page of its folder.
    private static func partials(among files: [String]) -> [String] {
        let found = files.compactMap { file -> String? in
            let parts = file.split(separator: "/")
            guard let place = parts.firstIndex(where: { $0.hasPrefix("_") && !$0.hasPrefix("_index.") }) else {
                return nil
            }
            return parts[...place].joined(separator: "/")
        }
        return Set(found).sorted()
    }

    // MARK: Reading

    /// A folder and the Markdown files below it.
    private typealias Candidate = (name: String, files: [String])

    private static func named(_ asked: String, in folder: String) throws -> Candidate {
        guard let name = CoursePath.normalized(asked) else {
            throw ValidationError("--content takes a folder inside the course's folder, not “\(asked)”")
        }
        let files = markdown(in: name, of: folder)
        guard !files.isEmpty else {
            throw ValidationError("there is no Markdown in \(CoursePath.join(folder, name))")
        }
        return (name, files)
    }

    /// Returns the folders with Markdown, or the folder itself if lessons seem to lie in it.
    private static func candidates(in folder: String) -> [Candidate] {
        let names = ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
        let found: [Candidate] = names.compactMap { name in
            guard !others.contains(name), isFolder(CoursePath.join(folder, name)) else { return nil }
            let files = markdown(in: name, of: folder)
            return files.isEmpty ? nil : (name, files)
        }
        let beside = names.filter { SourceName.isMarkdown($0) && !ofProjects.contains(stem($0)) }
        let isUsual = found.contains { usual.contains($0.name.lowercased()) }
        // If no folder has a usual name, and none holds at least half of the documentation, all of them belong to it.
        let (most, all) = (found.map(\.files.count).max() ?? 0, found.reduce(0) { $0 + $1.files.count })
        let isSpread = all > most * 2
        return !isUsual && (!beside.isEmpty || isSpread) ? [("", markdown(in: "", of: folder))] : found
    }

    private static func markdown(in name: String, of folder: String) -> [String] {
        if name.isEmpty { return FoundContent(in: folder).markdown }
        return ContentScan(courseRoot: folder, folder: name).files.filter(SourceName.isMarkdown)
    }

    private static func isFolder(_ path: String) -> Bool { (try? FileSystem.status(of: path).kind) == .folder }

    private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }).lowercased() }

    private static func read(_ files: some Sequence<String>, in folder: String) -> [SourceFile] {
        files.compactMap { name in
            (try? FileSystem.read(CoursePath.join(folder, name))).map { SourceFile(path: name, bytes: $0) }
        }
    }

    /// Returns the first heading of a folder's own page, if it consists of plain words; else nil.
    private static func title(in folders: [String]) -> String? {
        for folder in folders {
            for name in ["index.md", "README.md", "readme.md", "_index.md"] {
                guard let bytes = try? FileSystem.read(CoursePath.join(folder, name)) else { continue }
                let lines = String(decoding: bytes.prefix(10_000), as: UTF8.self).split(whereSeparator: \.isNewline)
                guard let heading = lines.first(where: { $0.hasPrefix("# ") })?.dropFirst(2) else { continue }
                let words = heading.split(separator: " ").joined(separator: " ")
                let isPlain = words.unicodeScalars.allSatisfy {
                    $0.value >= 0x20 && !"[]<>`*_#{}&\u{7F}".unicodeScalars.contains($0)
                }
                let isName = ["readme", "index", "home"].contains(words.lowercased())
                if isPlain, !isName, !words.isEmpty, words.count <= 100 { return words }
            }
        }
        return nil
    }

    private static func name(of folder: String) -> String {
        let real = (try? FileSystem.realPath(folder)) ?? folder
        let name = ControlCharacters.replaced(CoursePath.name(of: real))
        return name.isEmpty ? "Course" : name
    }
}
