import Diagnostics
import YAML

/// Reads a font of `glosa.yml`: names of families that readers may have, or a family whose files lie in the content folder.
struct FontReader {
    private static let generic = Appearance.Font.genericFamilies
    private static let mostFamilies = 20
    private static let mostFiles = 20
    private static let longestName = 100

    static func read(
        _ value: YAMLValue,
        key: String,
        use: Appearance.FontUse,
        _ findings: inout DiagnosticList
    ) -> Appearance.Font? {
        let expected = LocalizedText(
            en: "font names such as \"Georgia, serif\", or a mapping with `family` and `files`",
            es: "nombres de fuentes como \"Georgia, serif\", o un mapa con `family` y `files`"
        )
        if let text = value.scalar {
            if let families = families(text, use) { return Appearance.Font(families: families, files: []) }
            findings.append(.misfit(value, key: key, expected: expected, advice: names))
            return nil
        }
        guard let entries = value.mapping else {
            findings.append(.misfit(value, key: key, expected: expected))
            return nil
        }
        var keys = KeyedReader(entries, rule: .configuration, severity: .error)
        let family = keys.value("family")
        let list = keys.value("files")
        findings.append(contentsOf: keys.finish())
        guard let family, let list, let own = family.scalar.flatMap({ families($0, use) }), !generic.contains(own[0])
        else {
            findings.append(.misfit(family ?? value, key: key, expected: expected, advice: names))
            return nil
        }
        let items = list.sequence ?? [list]
        guard items.count <= mostFiles else {
            let expected = LocalizedText(
                en: "a list of at most \(mostFiles) files",
                es: "una lista de \(mostFiles) ficheros como mucho"
            )
            findings.append(.misfit(list, key: "files", expected: expected))
            return nil
        }
        return Appearance.Font(families: own, files: items.compactMap { file($0, &findings) })
    }

    private static let names = LocalizedText(
        en: "font names consist of letters, digits, spaces and hyphens, with commas between the names",
        es: "los nombres de fuentes llevan letras, cifras, espacios y guiones, con comas entre uno y otro"
    )

    /// The families of a list, completed with generic ones; nil for text that holds anything but names.
    private static func families(_ text: String, _ use: Appearance.FontUse) -> [String]? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            var name = part.drop { $0 == " " }
            while name.last == " " { name = name.dropLast() }
            if let quote = name.first, quote == "\"" || quote == "'", name.count > 1, name.last == quote {
                name = name.dropFirst().dropLast()
            }
            return String(name)
        }
        guard parts.count <= mostFamilies, parts.allSatisfy(isName) else { return nil }
        if parts.contains(where: generic.contains) { return parts }
        return parts + (use == .code ? ["ui-monospace", "monospace"] : ["system-ui", "sans-serif"])
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= longestName
            && name.allSatisfy { $0.isLetter || $0.isNumber || " -_.+&".contains($0) }
    }

    private static func file(_ item: YAMLValue, _ findings: inout DiagnosticList) -> Appearance.FontFile? {
        let endings = ["woff2", "woff", "ttf", "otf"]
        func path(_ value: YAMLValue) -> String? {
            ContentPath.read(value, key: "files", endings: endings, &findings)
        }
        guard let entries = item.mapping else {
            return path(item).map { .init(path: $0, weight: "400", isItalic: false, range: item.range) }
        }
        var keys = KeyedReader(entries, rule: .configuration, severity: .error)
        let name = keys.value("file")
        let weight = keys.value("weight")
        let style = keys.choice("style", of: Style.self)
        findings.append(contentsOf: keys.finish())
        if let weight, self.weight(weight) == nil {
            let expected = LocalizedText(
                en: "a weight from 1 to 1000, or two with a space between them",
                es: "un peso de 1 a 1000, o dos con un espacio en medio"
            )
            findings.append(.misfit(weight, key: "weight", expected: expected))
        }
        guard let name else {
            let expected = LocalizedText(
                en: "a mapping with `file`, `weight` and `style`",
                es: "un mapa con `file`, `weight` y `style`"
            )
            findings.append(.misfit(item, key: "files", expected: expected))
            return nil
        }
        return path(name).map {
            let weight = weight.flatMap(self.weight) ?? "400"
            return .init(path: $0, weight: weight, isItalic: style == .italic, range: name.range)
        }
    }

    private enum Style: String, CaseIterable {
        case normal, italic
    }

    private static func weight(_ value: YAMLValue) -> String? {
        let parts = value.scalar?.split(separator: " ") ?? []
        let weights = parts.compactMap { Int($0) }.filter { (1...1000).contains($0) }
        guard (1...2).contains(parts.count), weights.count == parts.count else { return nil }
        return weights.sorted().map(String.init).joined(separator: " ")
    }
}
