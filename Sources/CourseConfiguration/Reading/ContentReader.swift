import Diagnostics
import YAML

/// Reads the keys of `glosa.yml` that choose the content: `content` and `exclude`.
enum ContentReader {
    /// The folder of the content and, if that is the course's own, the parts of it that hold pages.
    package struct Content {
        let folder: String
        let parts: [Configuration.Part]
        let range: SourceRange
        /// The files and folders of each language, in the order in which they are written; empty: all languages share the content.
        var languages: [(entry: YAMLValue.Entry, paths: [String])] = []
    }

    /// The largest number of entries in a list, more than anybody writes.
    private static let most = 1000

    private static let place = LocalizedText(
        en:
            "a folder inside the course as a relative path, `.` for all of it, a list of files and folders, or one of these for each language",
        es:
            "una carpeta dentro del curso como ruta relativa, `.` para todo él, una lista de ficheros y carpetas, o uno de ellos por idioma"
    )

    /// The folder that `glosa.yml` names, without a report of faults; nil: it names none.
    static func folder(in entries: [YAMLValue.Entry]) -> String? {
        var reader = KeyedReader(entries, rule: .configuration, severity: .error)
        return reader.value("content").flatMap { content($0, &reader)?.folder }
    }

    static func content(_ value: YAMLValue, _ reader: inout KeyedReader) -> Content? {
        if let text = value.path {
            guard let path = path(text) else {
                reader.report(value, key: "content", expected: place)
                return nil
            }
            let isFile = SourceName.isMarkdown(path)
            let part = Configuration.Part(path: path, range: value.range)
            return Content(folder: isFile ? "" : path, parts: isFile ? [part] : [], range: value.range)
        }
        if let entries = value.mapping { return byLanguage(entries, value, &reader) }
        guard let items = value.sequence, !items.isEmpty, items.count <= most else {
            reader.report(value, key: "content", expected: place)
            return nil
        }
        var parts: [Configuration.Part] = []
        for item in items {
            guard let path = item.path.flatMap(path) else {
                reader.report(item, key: "content", expected: place)
                continue
            }
            // `.` stands for the whole course, so no parts are listed.
            if path.isEmpty { return Content(folder: "", parts: [], range: value.range) }
            if !parts.contains(where: { $0.path == path }) { parts.append(.init(path: path, range: item.range)) }
        }
        // A list of one folder says the same as the folder.
        if let only = parts.first, parts.count == 1, !SourceName.isMarkdown(only.path) {
            return Content(folder: only.path, parts: [], range: only.range)
        }
        return Content(folder: "", parts: parts, range: value.range)
    }

    /// Reads the files and folders of each language.
    private static func byLanguage(
        _ entries: [YAMLValue.Entry],
        _ value: YAMLValue,
        _ reader: inout KeyedReader
    ) -> Content? {
        var content = Content(folder: "", parts: [], range: value.range)
        var parts: [Configuration.Part] = []
        for entry in entries {
            let items = entry.value.sequence ?? [entry.value]
            let paths = items.compactMap { item -> (path: String, range: SourceRange)? in
                item.path.flatMap(path).map { ($0, item.range) }
            }
            guard LanguageTag.isValid(entry.key), !items.isEmpty, items.count <= most, paths.count == items.count else {
                reader.report(entry.value, key: "content.\(entry.key)", expected: languagePlace)
                continue
            }
            content.languages.append((entry, paths.map(\.path)))
            for (path, range) in paths where !parts.contains(where: { $0.path == path }) {
                parts.append(.init(path: path, range: range))
            }
        }
        guard !content.languages.isEmpty else {
            if entries.isEmpty { reader.report(value, key: "content", expected: place) }
            return nil
        }
        // The course's own folder includes all others.
        let holdsAll = parts.contains { $0.path.isEmpty }
        return Content(folder: "", parts: holdsAll ? [] : parts, range: value.range, languages: content.languages)
    }

    private static let languagePlace = LocalizedText(
        en: "a language tag with its folder or file inside the course, or a list of them",
        es: "una etiqueta de idioma con su carpeta o fichero dentro del curso, o una lista de ellos"
    )

    /// Returns a path in the course; empty for the course's own folder, nil for a text that is no such path.
    private static func path(_ text: String) -> String? {
        guard !text.isEmpty, let path = CoursePath.normalized(text) else { return nil }
        return path.split(separator: "/").contains { ReservedNames.privateFolders.contains(String($0)) } ? nil : path
    }

    static func exclude(_ value: YAMLValue, _ reader: inout KeyedReader) -> [Configuration.Entry] {
        let expected = LocalizedText(
            en: "a list of patterns of paths below the content folder, such as drafts or \"**/old-*.md\"",
            es: "una lista de patrones de rutas bajo la carpeta de contenido, como borradores o \"**/old-*.md\""
        )
        let items = value.sequence ?? [value]
        guard items.count <= most else {
            reader.report(value, key: "exclude", expected: expected)
            return []
        }
        return items.compactMap { item in
            guard let text = item.scalar, !text.isEmpty, !text.hasPrefix("/"), !text.hasPrefix("!"),
                !text.split(separator: "/").contains("..")
            else {
                reader.report(item, key: "exclude", expected: expected)
                return nil
            }
            return Configuration.Entry(text: text, range: item.range)
        }
    }
}
