import Diagnostics
import YAML

/// Reads the path of a published file below the content folder.
enum ContentPath {
    /// - Parameter endings: the allowed file extensions, without the dot.
    static func read(
        _ value: YAMLValue,
        key: String,
        endings: [String],
        _ findings: inout DiagnosticList
    ) -> String? {
        let list = endings.map { "." + $0 }.joined(separator: ", ")
        let expected = LocalizedText(
            en: "a file inside the content folder that ends in \(list)",
            es: "un fichero dentro de la carpeta de contenido que acabe en \(list)"
        )
        guard let text = value.scalar, !LinkDestination.isExternal(text) else {
            let advice = LocalizedText(
                en: "pages load nothing from other hosts: put the file into the content folder, for example in shared/",
                es:
                    "las páginas no cargan nada de otros servidores: pon el fichero en la carpeta de contenido, por ejemplo en shared/"
            )
            findings.append(.misfit(value, key: key, expected: expected, advice: advice))
            return nil
        }
        guard let path = CoursePath.normalized(text), endings.contains(where: { path.lowercased().hasSuffix("." + $0) })
        else {
            findings.append(.misfit(value, key: key, expected: expected))
            return nil
        }
        return path
    }
}
