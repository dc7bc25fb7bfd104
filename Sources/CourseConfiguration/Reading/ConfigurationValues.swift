import Diagnostics
import YAML

/// Readers of the kinds of value that keys of `glosa.yml` have.
enum ConfigurationValues {
    static func textByLanguage(
        _ value: YAMLValue,
        key: String,
        _ reader: inout KeyedReader
    ) -> Configuration.TextByLanguage? {
        switch value.content {
        case .scalar(let text):
            return Configuration.TextByLanguage(text)
        case .mapping(let entries):
            let texts = entries.compactMap { entry in entry.value.scalar.map { (entry.key, $0) } }
            return Configuration.TextByLanguage(
                texts: Dictionary(texts) { _, last in last },
                common: nil
            )
        case .sequence:
            let expected = LocalizedText(en: "a text, or one for each language", es: "un texto, o uno por idioma")
            reader.report(value, key: key, expected: expected)
            return nil
        }
    }

    static func folder(_ key: String, _ reader: inout KeyedReader) -> (String, SourceRange)? {
        path(key, &reader, expected: folderInCourse)
    }

    static let folderInCourse = LocalizedText(
        en: "a folder inside the course, as a relative path",
        es: "una carpeta dentro del curso, como ruta relativa"
    )

    static let fileInCourse = LocalizedText(
        en: "a file inside the course, as a relative path",
        es: "un fichero dentro del curso, como ruta relativa"
    )

    static let packages = LocalizedText(
        en: "a folder that holds Package.swift, or a list of them",
        es: "una carpeta que contiene Package.swift, o una lista de ellas"
    )

    static let products = LocalizedText(
        en: "the name of a product of the package, or a list of them",
        es: "el nombre de un producto del paquete, o una lista de ellos"
    )

    /// Reads one text, or a list of texts; none of them empty.
    static func texts(
        _ key: String,
        _ reader: inout KeyedReader,
        expected: LocalizedText
    ) -> ([String], SourceRange)? {
        guard let value = reader.value(key) else { return nil }
        let items = value.sequence ?? [value]
        let texts = items.compactMap(\.scalar).filter { !$0.isEmpty && !$0.utf8.contains(0) }
        if texts.count == items.count, !texts.isEmpty { return (texts, value.range) }
        reader.report(value, key: key, expected: expected)
        return nil
    }

    /// Reads a path in the course: relative, and not above it.
    static func path(
        _ key: String,
        _ reader: inout KeyedReader,
        expected: LocalizedText
    ) -> (String, SourceRange)? {
        guard let value = reader.value(key) else { return nil }
        if let path = value.path.flatMap(CoursePath.normalized), !path.isEmpty { return (path, value.range) }
        reader.report(value, key: key, expected: expected)
        return nil
    }
}
