import CourseConfiguration
import Diagnostics
import YAML

/// Reads the glossary file of a course.
struct GlossaryReader {
    private static let longestTerm = 200
    private static let longestDefinition = 5000
    private static let example = LocalizedText(
        en: "a list of terms, such as `- term: {en: closure, es: clausura}`",
        es: "una lista de términos, como `- term: {es: clausura, en: closure}`"
    )

    private let languages: [String]
    private var findings = DiagnosticList(most: KeyedReader.mostFindings)
    private var ids: Set<String> = []
    /// The last number appended to each id that several entries would have.
    private var numbers: [String: Int] = [:]
    private var scopes: [[String]] = []
    /// The largest number of path patterns (`paths:`) that the terms may have together; each is matched against every lesson.
    private static let mostPatterns = 100

    /// - Parameter languages: the course's, the main one first.
    /// - Returns: the terms as far as they could be read, and the findings; an error among them means that they must not be
    ///   used.
    static func read(_ file: SourceFile, languages: [String]) -> (Glossary, [Diagnostic]) {
        var reader = GlossaryReader(languages: languages)
        let terms = reader.terms(file)
        let glossary = Glossary(terms, scopes: reader.scopes, languages: languages)
        return (glossary, reader.findings.diagnostics + glossary.findings)
    }

    private init(languages: [String]) { self.languages = languages }

    private mutating func terms(_ file: SourceFile) -> [Glossary.Term] {
        let read: (root: YAMLValue, findings: [Diagnostic])?
        do throws(YAMLReader.Failure) {
            read = try YAMLReader(file, range: 0..<file.bytes.count).read()
        } catch {
            report(error.message, at: error.range, advice: error.advice)
            return []
        }
        guard let (root, controls) = read else { return [] }
        findings.append(contentsOf: controls)
        guard let entries = root.sequence else {
            findings.append(.misfit(root, key: file.path, expected: Self.example))
            return []
        }
        return entries.compactMap { term($0) }
    }

    private mutating func term(_ entry: YAMLValue) -> Glossary.Term? {
        guard let entries = entry.mapping else {
            findings.append(.misfit(entry, key: "glossary", expected: Self.example))
            return nil
        }
        var keys = KeyedReader(entries, rule: .configuration, severity: .error)
        let (term, definition) = (keys.value("term"), keys.value("definition"))
        let (forms, avoided, id) = (keys.value("forms"), keys.value("avoid"), keys.value("id"))
        let paths = keys.value("paths")
        let isCaseSensitive = keys.boolean("caseSensitive") ?? false
        let isLinked = keys.boolean("link") ?? true
        findings.append(contentsOf: keys.finish())
        guard let term else {
            report(
                LocalizedText(en: "this entry has no `term`", es: "esta entrada no tiene `term`"),
                at: SourceRange(path: entry.range.path, bytes: entries.first?.keyRange.bytes ?? entry.range.bytes),
                advice: Self.example
            )
            return nil
        }
        let names = texts(term, key: "term", longest: Self.longestTerm, admitsLists: false).compactMapValues(\.first)
        guard !names.isEmpty else { return nil }
        let otherForms = forms.map { words($0, key: "forms", of: names) } ?? [:]
        let otherWords = avoided.map { words($0, key: "avoid", of: names) } ?? [:]
        let definitions = definition.map {
            texts($0, key: "definition", longest: Self.longestDefinition, admitsLists: false)
        }
        return Glossary.Term(
            id: self.id(id, names),
            names: names.reduce(into: [:]) { all, name in
                all[name.key] = Glossary.Name(
                    text: name.value.text,
                    range: name.value.range,
                    forms: otherForms[name.key]?.map(\.text) ?? [],
                    avoided: otherWords[name.key] ?? []
                )
            },
            definitions: (definitions ?? [:]).compactMapValues { $0.first?.text },
            isCaseSensitive: isCaseSensitive,
            isLinked: isLinked,
            scope: paths.flatMap { scope($0) }
        )
    }

    // MARK: Texts

    private typealias Text = Glossary.Avoided

    /// Reads the texts of each language: one for all languages, or one (or a list of them) for each.
    private mutating func texts(
        _ value: YAMLValue,
        key: String,
        longest: Int,
        admitsLists: Bool
    ) -> [String: [Text]] {
        guard let entries = value.mapping else {
            let texts = list(value, key: key, longest: longest, admitsLists: admitsLists)
            return texts.isEmpty ? [:] : languages.reduce(into: [:]) { $0[$1] = texts }
        }
        var keys = KeyedReader(entries, rule: .configuration, severity: .error)
        var texts: [String: [Text]] = [:]
        for language in languages {
            guard let value = keys.value(language) else { continue }
            let own = list(value, key: "\(key).\(language)", longest: longest, admitsLists: admitsLists)
            if !own.isEmpty { texts[language] = own }
        }
        findings.append(contentsOf: keys.finish())
        if entries.isEmpty { findings.append(.misfit(value, key: key, expected: Self.expected(longest, admitsLists))) }
        return texts
    }

    private mutating func list(_ value: YAMLValue, key: String, longest: Int, admitsLists: Bool) -> [Text] {
        let items = admitsLists ? value.sequence ?? [value] : [value]
        return items.compactMap { item in
            guard let text = item.scalar, text.utf8.count <= longest, !text.allSatisfy(\.isWhitespace) else {
                findings.append(.misfit(item, key: key, expected: Self.expected(longest, admitsLists)))
                return nil
            }
            return Text(text: text, range: item.range)
        }
    }

    private static func expected(_ longest: Int, _ admitsLists: Bool) -> LocalizedText {
        admitsLists
            ? LocalizedText(
                en: "a text or a list of texts, for all languages or for each",
                es: "un texto o una lista de textos, para todos los idiomas o para cada uno"
            )
            : LocalizedText(
                en: "a text of at most \(longest) bytes, or one for each language",
                es: "un texto de \(longest) bytes como mucho, o uno por idioma"
            )
    }

    /// Reads words to find in texts; reports those in languages in which the term has no name, and those that can't be found.
    private mutating func words(_ value: YAMLValue, key: String, of names: [String: Text]) -> [String: [Text]] {
        let all = texts(value, key: key, longest: Self.longestTerm, admitsLists: true)
        for (language, texts) in all.sorted(by: { $0.key < $1.key })
        where value.mapping != nil && names[language] == nil {
            guard let first = texts.first else { continue }
            report(
                LocalizedText(
                    en: "`\(key)` has words in “\(language)”, and `term` has no name there",
                    es: "`\(key)` tiene palabras en «\(language)», y `term` no tiene nombre en ese idioma"
                ),
                at: first.range,
                advice: LocalizedText(
                    en: "write what the term is called there: `term: {\(language): …}`",
                    es: "escribe cómo se llama el término en ese idioma: `term: {\(language): …}`"
                )
            )
        }
        var known: Set<Int> = []
        for text in all.values.joined().sorted(by: { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound })
        where TermTable.words(of: text.text) == nil && known.insert(text.range.bytes.lowerBound).inserted {
            report(
                LocalizedText(
                    en: "“\(text.text)” can't be found in texts: it has other signs than words have, or too many words",
                    es:
                        "«\(text.text)» no se puede encontrar en los textos: tiene otros signos que las palabras, o demasiadas"
                ),
                at: text.range,
                advice: LocalizedText(
                    en:
                        "write up to \(TermTable.mostWords) words of letters and digits, with blanks or hyphens between them",
                    es:
                        "escribe hasta \(TermTable.mostWords) palabras de letras y cifras, con espacios o guiones entre ellas"
                )
            )
        }
        return all
    }

    // MARK: Lessons

    /// Reads the patterns of the lessons that a term is for; returns their index in `scopes`.
    private mutating func scope(_ value: YAMLValue) -> Int? {
        let items = value.sequence ?? [value]
        let patterns = items.compactMap { $0.scalar.flatMap { $0.isEmpty ? nil : $0 } }
        guard patterns.count == items.count, !patterns.isEmpty else {
            let expected = LocalizedText(
                en: "a pattern of paths such as */state/**, or a list of them",
                es: "un patrón de rutas como */estado/**, o una lista de ellos"
            )
            findings.append(.misfit(value, key: "paths", expected: expected))
            return nil
        }
        if let known = scopes.firstIndex(of: patterns) { return known }
        guard scopes.reduce(patterns.count, { $0 + $1.count }) <= Self.mostPatterns else {
            report(
                LocalizedText(
                    en: "a glossary may have \(Self.mostPatterns) patterns of paths; this one is too many",
                    es: "un glosario puede tener \(Self.mostPatterns) patrones de rutas; este sobra"
                ),
                at: value.range,
                advice: LocalizedText(
                    en: "use the same patterns for several terms",
                    es: "usa los mismos patrones para varios términos"
                )
            )
            return nil
        }
        scopes.append(patterns)
        return scopes.count - 1
    }

    // MARK: Ids

    private mutating func id(_ value: YAMLValue?, _ names: [String: Text]) -> String {
        guard let value else {
            let name = languages.lazy.compactMap { names[$0]?.text }.first ?? ""
            let slug = SourceName.slug(path: name.lowercased().replacing("/", with: "-"))
            var (id, number) = (slug, numbers[slug] ?? 1)
            while !ids.insert(id).inserted {
                number += 1
                id = "\(slug)-\(number)"
            }
            numbers[slug] = number
            return id
        }
        let text = value.scalar ?? ""
        let isName = text.utf8.count <= Self.longestTerm && text.utf8.contains { $0 != 0x2D }
        guard isName,
            text.utf8.allSatisfy({ $0 == 0x2D || $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A })
        else {
            let expected = LocalizedText(
                en: "a name of a-z, 0-9, - and _",
                es: "un nombre de a-z, 0-9, - y _"
            )
            findings.append(.misfit(value, key: "id", expected: expected))
            return text
        }
        if !ids.insert(text).inserted {
            report(
                LocalizedText(en: "another entry has the id “\(text)”", es: "otra entrada tiene el id «\(text)»"),
                at: value.range,
                advice: LocalizedText(
                    en: "give this one another: links lead to entries by their ids",
                    es: "dale otro a esta: los enlaces llevan a las entradas por su id"
                )
            )
        }
        return text
    }

    private mutating func report(_ message: LocalizedText, at range: SourceRange, advice: LocalizedText?) {
        findings.append(
            Diagnostic(rule: .configuration, severity: .error, message: message, range: range, advice: advice)
        )
    }
}
