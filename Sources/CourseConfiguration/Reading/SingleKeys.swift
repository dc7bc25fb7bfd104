import Diagnostics
import SnippetCompiler
import YAML

/// Readers of values that one key alone has.
extension ConfigurationValues {
    /// The largest number of languages: every page names those in the other languages, so pages grow with the square of it.
    private static let mostLanguages = 100
    /// The largest number of patterns; each is matched against every lesson.
    private static let mostPatterns = 1000

    static func readLanguages(_ value: YAMLValue, _ reading: inout ConfigurationReading) {
        let expected = LocalizedText(
            en: "a list of language tags such as [es, en]",
            es: "una lista de etiquetas de idioma como [es, en]"
        )
        guard let items = value.sequence, !items.isEmpty else {
            return reading.keys.report(value, key: "languages", expected: expected)
        }
        guard items.count <= mostLanguages else {
            let expected = LocalizedText(
                en: "a list of at most \(mostLanguages) languages",
                es: "una lista de \(mostLanguages) idiomas como mucho"
            )
            return reading.keys.report(value, key: "languages", expected: expected)
        }
        var languages: [String] = []
        for item in items {
            guard let tag = item.scalar, LanguageTag.isValid(tag) else {
                reading.keys.report(item, key: "languages", expected: expected)
                continue
            }
            if LanguageTag.isNameOfLanguage(tag) {
                let expected = LocalizedText(
                    en: "a tag of two or three letters, such as en for English,",
                    es: "una etiqueta de dos o tres letras, como es para el español,"
                )
                reading.keys.report(item, key: "languages", expected: expected)
                continue
            }
            guard !languages.contains(tag) else {
                let expected = LocalizedText(en: "each language once", es: "cada idioma una sola vez")
                reading.keys.report(item, key: "languages", expected: expected)
                continue
            }
            languages.append(tag)
        }
        reading.configuration.pathRanges["languages"] = value.range
        if !languages.isEmpty { reading.configuration.languages = languages }
    }

    static func readBaseURL(_ value: YAMLValue, _ reading: inout ConfigurationReading) {
        guard let url = value.scalar.flatMap(BaseURL.normalized) else {
            let expected = LocalizedText(
                en: "an absolute address such as https://example.org/course/",
                es: "una dirección absoluta como https://example.org/curso/"
            )
            return reading.keys.report(value, key: "baseURL", expected: expected)
        }
        reading.configuration.baseURL = url
    }

    static func storeAddress(_ value: YAMLValue, _ reader: inout KeyedReader) -> StoreAddress? {
        let address = value.scalar.flatMap { StoreAddress($0) }
        if let address, !address.hasCredentials { return address }
        let expected =
            address == nil
            ? LocalizedText(
                en: "an address such as https://cache.example.org/glosa/, without ? and #",
                es: "una dirección como https://cache.example.org/glosa/, sin ? ni #"
            )
            : LocalizedText(
                en: "an address without name and password; put these in GLOSA_CACHE_URL or GLOSA_CACHE_TOKEN",
                es: "una dirección sin nombre ni contraseña; ponlos en GLOSA_CACHE_URL o GLOSA_CACHE_TOKEN"
            )
        reader.report(value, key: "url", expected: expected)
        return nil
    }

    /// Reads an absolute address that contains `{path}`.
    static func address(_ key: String, _ example: String, _ reader: inout KeyedReader) -> String? {
        guard let value = reader.value(key) else { return nil }
        let address = value.scalar ?? ""
        guard address.hasPrefix("https://") || address.hasPrefix("http://"), address.contains("{path}"),
            address.allSatisfy({ !$0.isWhitespace && $0 != "\"" && $0 != "<" })
        else {
            let expected = LocalizedText(
                en: "an absolute address with {path}, such as \(example)",
                es: "una dirección absoluta con {path}, como \(example)"
            )
            reader.report(value, key: key, expected: expected)
            return nil
        }
        return address
    }

    static func readProfiles(_ value: YAMLValue, _ reading: inout ConfigurationReading) {
        guard let entries = value.mapping else {
            let expected = LocalizedText(en: "a mapping from path to profile", es: "un mapa de ruta a perfil")
            return reading.keys.report(value, key: "profiles", expected: expected)
        }
        guard entries.count <= mostPatterns else {
            let expected = LocalizedText(
                en: "a mapping with at most \(mostPatterns) paths",
                es: "un mapa de \(mostPatterns) rutas como mucho"
            )
            return reading.keys.report(value, key: "profiles", expected: expected)
        }
        for entry in entries {
            guard let profile = entry.value.scalar else {
                reading.keys.report(
                    entry.value,
                    key: entry.key,
                    expected: LocalizedText(en: "a profile", es: "un perfil")
                )
                continue
            }
            reading.configuration.profiles.append(.init(pattern: entry.key, profile: profile))
        }
    }
}
