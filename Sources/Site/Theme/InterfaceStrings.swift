import Course
import CourseConfiguration
import Diagnostics
import YAML

/// The theme's own words in each language, from `strings/LANGUAGE.yml`: a language is added by adding a file.
struct InterfaceStrings: Sendable {
    private let texts: [String: [String: String]]
    private var merged: [String: InterfaceWords] = [:]
    /// The language whose words stand in for words that a language lacks.
    private static let fallback = "en"

    /// - Throws: ``ThemeError`` for a file that is not a flat mapping of texts.
    init(_ files: [(key: String, value: SourceFile)], languages: [String]) throws {
        var texts: [String: [String: String]] = [:]
        let needed = Set(languages + languages.map { String($0.prefix { $0 != "-" }) } + [Self.fallback])
        for (name, file) in files {
            let language = String(name.dropFirst("strings/".count).prefix { $0 != "." })
            guard needed.contains(language) else { continue }
            do throws(YAMLReader.Failure) {
                texts[language, default: [:]].merge(try NamedTexts(file).texts) { _, own in own }
            } catch {
                throw ThemeError(diagnostics: [error.finding(.theme)], files: [file])
            }
        }
        self.texts = texts
        for language in languages {
            let parent = String(language.prefix { $0 != "-" })
            let words = [Self.fallback, parent, language].reduce(into: Self.facts(of: language)) { result, source in
                // Facts about English itself hold for no other language.
                let words =
                    source == Self.fallback && parent != source
                    ? texts[source]?.filter { !Self.own.contains($0.key) } : texts[source]
                let name = result["languageName"]
                result.merge(words ?? [:]) { _, own in own }
                // A variant, such as Brazil's Portuguese, has a name of its own.
                if source == parent, parent != language, LanguageNames.name(of: language) != nil {
                    result["languageName"] = name
                }
            }
            merged[language] = InterfaceWords(byKey: words)
        }
    }

    /// Keys of facts about a language, as opposed to words.
    private static let own: Set<String> = ["direction", "languageName", "locale"]

    /// The facts about a language without words of its own.
    private static func facts(of language: String) -> [String: String] {
        [
            "direction": LanguageTag.isRightToLeft(language) ? "rtl" : "ltr",
            "languageName": LanguageNames.name(of: language) ?? LanguageNames.parentName(of: language) ?? language,
            "locale": language.replacing("-", with: "_"),
        ]
    }

    /// Every key, in alphabetical order.
    var keys: [String] { Set(texts.values.flatMap(\.keys)).sorted() }

    /// The words for a language: its own, its parent language's (`es` for `es-MX`), English.
    func words(in language: String) -> InterfaceWords {
        merged[language] ?? InterfaceWords(byKey: Self.facts(of: language))
    }

    func text(_ word: InterfaceWord, in language: String) -> String { words(in: language)[word] }

    /// Reports the languages of the course that have no words of their own, all at once, and each one that lacks some.
    ///
    /// - Parameter files: the course's own files of words, by their names below the templates folder.
    func missingTexts(in languages: [String], files: [String: String]) -> [Diagnostic] {
        let silent = languages.filter { Self.sources(of: $0).allSatisfy { texts[$0] == nil } }
        let others = languages.filter { !silent.contains($0) }.flatMap { missingNote($0, files: files) }
        guard let first = silent.first else { return others }
        let listed = silent.prefix(Self.mostListed)
        let rest = silent.count > Self.mostListed ? ", …" : ""
        return others + [
            finding(
                LocalizedText(
                    en: "the theme has no texts in \(listed.map { "“\($0)”" }.joined(separator: ", "))\(rest): "
                        + "buttons and notices will be in English",
                    es: "el tema no tiene textos en \(listed.map { "«\($0)»" }.joined(separator: ", "))\(rest): "
                        + "los botones y avisos estarán en inglés"
                ),
                in: "glosa.yml",
                advice: LocalizedText(
                    en: "set `templates: templates` in glosa.yml and add templates/strings/\(first).yml"
                        + (silent.count > 1 ? ", and so for each of them" : ""),
                    es: "pon `templates: templates` en glosa.yml y añade templates/strings/\(first).yml"
                        + (silent.count > 1 ? ", y así para cada uno" : "")
                )
            )
        ]
    }

    /// The languages whose words serve for one: itself, and its parent.
    private static func sources(of language: String) -> [String] { [language, String(language.prefix { $0 != "-" })] }

    private func missingNote(_ language: String, files: [String: String]) -> [Diagnostic] {
        let sources = Self.sources(of: language)
        let known = sources.compactMap { texts[$0] }
        let missing = keys.filter { key in !Self.own.contains(key) && known.allSatisfy { $0[key] == nil } }
        guard let first = missing.first else { return [] }
        let listed = missing.prefix(Self.mostListed).map { "`\($0)`" }.joined(separator: ", ")
        let rest = missing.count > Self.mostListed ? ", …" : ""
        return [
            finding(
                LocalizedText(
                    en:
                        "“\(language)” lacks \(missing.count) of the \(keys.count) texts of the interface: \(listed)\(rest)",
                    es:
                        "a «\(language)» le faltan \(missing.count) de los \(keys.count) textos de la interfaz: \(listed)\(rest)"
                ),
                in: sources.lazy.compactMap { files["strings/\($0).yml"] }.first ?? "glosa.yml",
                advice: LocalizedText(
                    en: "readers see the English texts; add lines such as `\(first): …`, as in strings/en.yml",
                    es: "se ven los textos en inglés; añade líneas como `\(first): …`, como en strings/en.yml"
                )
            )
        ]
    }

    private static let mostListed = 8

    private func finding(_ message: LocalizedText, in path: String, advice: LocalizedText) -> Diagnostic {
        Diagnostic(
            rule: .theme,
            severity: .warning,
            message: message,
            range: SourceRange(path: path, bytes: 0..<0),
            advice: advice
        )
    }
}
