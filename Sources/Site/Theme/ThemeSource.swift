import Course
import CourseConfiguration
import Diagnostics
import FileSystem

/// The files of a theme, read and checked: the built-in ones and those of the course's own templates folder, which replace them
/// file by file.
///
/// A check needs no more; compiling every template, as ``Theme`` does, would take longer than checking a small course.
package struct ThemeSource: Sendable {
    typealias NamedFile = (name: String, file: SourceFile)

    /// The files that take effect, ordered by name.
    let all: [NamedFile]
    let strings: InterfaceStrings
    /// Findings about the course's own files.
    package let diagnostics: [Diagnostic]
    /// The course's own files, for reports.
    package let files: [SourceFile]

    /// The course's own colours, fonts, pictures and links.
    let appearance: SiteAppearance
    private let palette: Palette
    private let diagrams: Configuration.Diagrams.Palette
    private let own: [NamedFile]
    private let languages: [String]

    /// - Throws: ``ThemeError`` if a strings file can't be used.
    package static func read(for course: Course) throws -> ThemeSource {
        var files: [String: SourceFile] = [:]
        for file in EmbeddedTheme.files {
            files[file.path] = SourceFile(path: file.path, text: file.text)
        }
        var own: [NamedFile] = []
        var encoding: [Diagnostic] = []
        if let folder = course.configuration.templates {
            (own, encoding) = try ownFiles(root: course.root, folder: folder)
            // Words are added to the built-in ones, key by key; everything else replaces a whole file.
            for (name, file) in own where !name.hasPrefix("strings/") { files[name] = file }
        }
        let all = files.sorted { $0.key < $1.key }.map { (name: $0.key, file: $0.value) }
        let strings = try InterfaceStrings(
            (all + own).filter { $0.name.hasPrefix("strings/") }.map { (key: $0.name, value: $0.file) },
            languages: course.configuration.languages
        )
        let known = Array(files.keys)
        let unknown = own.filter { $0.name.hasSuffix(".mustache") }.flatMap { _, file in
            TemplateCheck.check(file, known: known, strings: strings.keys)
        }
        let ids = TemplateIDs.check(all, own: own, of: course)
        let untranslated = own.filter { $0.name.hasPrefix("strings/") }.flatMap { name, file in
            UntranslatedWords.check(file, name: name, course: course)
        }
        let ownWords = Dictionary(own.map { ($0.name, $0.file.path) }) { first, _ in first }
        let missing = strings.missingTexts(in: course.languages, files: ownWords)
        let palette = course.configuration.palette
        let diagrams = course.configuration.diagrams.palette
        let appearance = SiteAppearance(course) {
            styles(all, palette).map(\.file.text) + [DiagramColours.style(diagrams)]
        }
        return ThemeSource(
            all: all,
            strings: strings,
            diagnostics: encoding + unknown + ids + untranslated + missing + hidden(course, by: all)
                + appearance.diagnostics,
            files: own.map(\.file) + appearance.files,
            appearance: appearance,
            palette: palette,
            diagrams: diagrams,
            own: own,
            languages: course.configuration.languages
        )
    }

    /// The additions to the style sheet, after the colours that every palette has: the palette's, the diagrams' and the course's
    /// own.
    var ownStyle: [UInt8] {
        Self.styles(all, palette).dropFirst().flatMap(\.file.bytes) + DiagramColours.style(diagrams).utf8
            + appearance.style
    }

    /// The style sheet, and the palette's, which replaces its colours.
    private static func styles(_ files: [NamedFile], _ palette: Palette) -> [NamedFile] {
        ["assets/glosa.css", "palettes/\(palette.rawValue).css"].compactMap { name in files.first { $0.name == name } }
    }

    /// Findings for files of the course whose path a file of the theme takes: they would be script or style of every page.
    private static func hidden(_ course: Course, by files: [NamedFile]) -> [Diagnostic] {
        let names = Set(files.map { $0.name.lowercased() }.filter { $0.hasPrefix("assets/") })
        return course.assets.filter { names.contains($0.outputPath.lowercased()) }.map { asset in
            Diagnostic(
                rule: .outputConflict,
                severity: .error,
                message: LocalizedText(
                    en:
                        "this file and a file of the theme would both become \(asset.outputPath); the theme's file is published",
                    es:
                        "este fichero y uno del tema se convertirían los dos en \(asset.outputPath); se publica el del tema"
                ),
                range: SourceRange(path: asset.path, bytes: 0..<0),
                advice: LocalizedText(
                    en: "rename it, or put it into the templates folder if it should replace the theme's file",
                    es: "cámbiale el nombre, o ponlo en la carpeta de plantillas si debe sustituir al del tema"
                )
            )
        }
    }

    /// Returns true if a file is the course's, not the built-in theme's.
    func isOwn(_ name: String) -> Bool { own.contains { $0.name == name } }

    /// - Throws: ``ThemeError`` if one of the course's own templates doesn't parse; the built-in ones do.
    package func checkTemplates() throws { _ = try templates(own) }

    /// The templates among the files, compiled for each language.
    func templates(_ files: [NamedFile]) throws -> [String: TemplateSet] {
        let sources = files.filter { $0.name.hasSuffix(".mustache") }.map { (key: $0.name, value: $0.file) }
        guard !sources.isEmpty else { return [:] }
        var templates: [String: TemplateSet] = [:]
        for language in languages {
            templates[language] = try TemplateSet(sources, words: strings.words(in: language).byKey)
        }
        return templates
    }

    private static func ownFiles(root: String, folder: String) throws -> ([NamedFile], [Diagnostic]) {
        let scan = ContentScan(courseRoot: root, folder: folder)
        if let failure = scan.diagnostics.first(where: { $0.severity == .error }) {
            throw ThemeError(diagnostics: [failure], files: [])
        }
        // A file that is left out here would silently be the built-in theme's.
        var findings = scan.diagnostics.filter { $0.severity == .warning }
        let files = try scan.files.map { name in
            let path = CoursePath.join(folder, name)
            let bytes = try FileSystem.read(CoursePath.join(root, path), within: scan.enclosure)
            guard name.hasSuffix(".mustache") || name.hasPrefix("strings/") else {
                return (name, SourceFile(path: path, bytes: bytes))
            }
            let (file, found) = TextDecoding.decode(bytes, path: path)
            findings += found
            return (name, file)
        }
        return (files, findings)
    }
}
