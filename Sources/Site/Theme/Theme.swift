import Course
import Diagnostics
import FileSystem

/// The files a site is dressed in: templates, assets and the texts of the interface. A course's own templates folder may
/// replace any of the built-in ones, file by file.
public struct Theme: Sendable {
    private let templates: [String: TemplateSet]
    let strings: InterfaceStrings
    let assets: [ThemeAsset]
    /// What is doubtful about the course's own files.
    public let diagnostics: [Diagnostic]
    /// The course's own files, for reports.
    public let files: [SourceFile]

    /// - Throws: ``ThemeError`` where a template or a strings file can't be used.
    public static func load(for course: Course) throws -> Theme {
        var files: [String: SourceFile] = [:]
        for file in EmbeddedTheme.files {
            files[file.path] = SourceFile(path: file.path, text: file.text)
        }
        var own: [(name: String, file: SourceFile)] = []
        if let folder = course.configuration.templates {
            for (name, file) in try ownFiles(root: course.root, folder: folder) {
                // Words are added to the built-in ones, key by key; everything else replaces a whole file.
                if !name.hasPrefix("strings/") { files[name] = file }
                own.append((name, file))
            }
        }
        let ordered = files.sorted { $0.key < $1.key }
        let strings = try InterfaceStrings(
            (ordered + own.map { (key: $0.name, value: $0.file) }).filter { $0.key.hasPrefix("strings/") },
            languages: course.configuration.languages
        )
        let sources = ordered.filter { $0.key.hasSuffix(".mustache") }
        var templates: [String: TemplateSet] = [:]
        for language in course.configuration.languages {
            templates[language] = try TemplateSet(sources, words: strings.texts(for: language))
        }
        let assets = ordered.filter { $0.key.hasPrefix("assets/") }.map {
            ThemeAsset(path: $0.key, bytes: $0.value.bytes)
        }
        let known = Array(files.keys)
        let unknown = own.filter { $0.name.hasSuffix(".mustache") }.flatMap { _, file in
            TemplateCheck.check(file, known: known, strings: strings.keys)
        }
        let untranslated = own.filter { $0.name.hasPrefix("strings/") }.flatMap { name, file in
            UntranslatedWords.check(file, name: name, course: course)
        }
        let missing = course.languages.flatMap { strings.missingNote($0) }
        return Theme(
            templates: templates,
            strings: strings,
            assets: assets,
            diagnostics: unknown + untranslated + missing,
            files: own.map(\.file)
        )
    }

    /// The templates with the words of one of the course's languages.
    /// Where the files of style and scripts are found, with their fingerprints, by their paths.
    public var assetAddresses: [String: String] {
        Dictionary(assets.map { ($0.path, $0.address) }) { first, _ in first }
    }

    func templates(for language: String) -> TemplateSet? { templates[language] }

    private static func ownFiles(root: String, folder: String) throws -> [(String, SourceFile)] {
        let scan = ContentScan(courseRoot: root, folder: folder)
        if let failure = scan.diagnostics.first(where: { $0.severity == .error }) {
            throw ThemeError(diagnostics: [failure], files: [])
        }
        return try scan.files.map { name in
            let path = CoursePath.join(folder, name)
            return (name, SourceFile(path: path, bytes: try FileSystem.read(CoursePath.join(root, path))))
        }
    }
}

/// Why a theme can't be used: a template that does not parse, a strings file that is not YAML.
public struct ThemeError: Error, Sendable {
    public let diagnostics: [Diagnostic]
    public let files: [SourceFile]
}

/// A file that every page may refer to.
struct ThemeAsset: Sendable {
    /// Below the site's root: `assets/glosa.css`.
    let path: String
    let bytes: [UInt8]
    /// Changes with the content, so that browsers may keep the file for ever: 16 hexadecimal digits.
    let fingerprint: String

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.fingerprint = StableHash(bytes).text
    }

    /// The address to write into pages.
    var address: String { "\(path)?v=\(fingerprint)" }
}
