import Course
import Diagnostics

/// The theme's own words in each language, from `strings/LANGUAGE.yml`: a language is added by adding a file.
struct InterfaceStrings: Sendable {
    private let texts: [String: [String: String]]
    private var merged: [String: [String: String]] = [:]
    /// The language whose words stand in for those a language lacks.
    private static let fallback = "en"

    /// - Throws: ``ThemeError`` for a file that is not a flat mapping of texts.
    init(_ files: [(key: String, value: SourceFile)], languages: [String]) throws {
        var texts: [String: [String: String]] = [:]
        for (name, file) in files {
            let language = String(name.dropFirst("strings/".count).prefix { $0 != "." })
            do throws(NamedTexts.Failure) {
                texts[language, default: [:]].merge(try NamedTexts(file).texts) { _, own in own }
            } catch {
                let finding = Diagnostic(
                    rule: .theme,
                    severity: .error,
                    message: error.message,
                    range: error.range,
                    advice: error.advice
                )
                throw ThemeError(diagnostics: [finding], files: [file])
            }
        }
        self.texts = texts
        for language in languages {
            let parent = String(language.prefix { $0 != "-" })
            merged[language] = [Self.fallback, parent, language].reduce(into: [:]) { result, language in
                result.merge(texts[language] ?? [:]) { _, own in own }
            }
        }
    }

    /// Every key, in the order of the alphabet.
    var keys: [String] { Set(texts.values.flatMap(\.keys)).sorted() }

    /// The words for a language: its own, its parent language's (`es` for `es-MX`), English.
    func texts(for language: String) -> [String: String] { merged[language] ?? [:] }

    func text(_ key: String, in language: String) -> String {
        texts(for: language)[key] ?? key
    }

    /// Says that a language of the course has no words of its own.
    func missingNote(_ language: String) -> [Diagnostic] {
        guard texts[language] == nil, texts[String(language.prefix { $0 != "-" })] == nil else { return [] }
        return [
            Diagnostic(
                rule: .theme,
                severity: .warning,
                message: LocalizedText(
                    en: "the theme has no words in “\(language)”: buttons and notices will be in English",
                    es: "el tema no tiene textos en «\(language)»: los botones y avisos saldrán en inglés"
                ),
                range: SourceRange(path: "glosa.yml", bytes: 0..<0),
                advice: LocalizedText(
                    en: "set `templates: templates` in glosa.yml and add templates/strings/\(language).yml",
                    es: "pon `templates: templates` en glosa.yml y añade templates/strings/\(language).yml"
                )
            )
        ]
    }
}
