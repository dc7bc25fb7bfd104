import CourseConfiguration
import Diagnostics
import Markdown
import SnippetCompiler
import YAML

/// The front matter of a lesson.
package struct LessonMetadata: Sendable, Equatable {
    package var title: String?
    package var id: String?
    package var description: String?
    /// The name in the navigation, if it differs from the title.
    package var label: String?
    /// The names that a website gives the page, its address first: each below the folder's address or, with `/` before it, below the
    /// site's. Docusaurus' side bars name a page by its id, whatever its address is.
    package var slugs: [String] = []
    /// The position among its neighbours: smaller comes first, lessons without one come last.
    package var order: Double?
    package var profile: String?
    /// The system that its samples are for; nil: the course's.
    package var platform: SamplePlatform?
    package var isDraft = false
    /// True if the site's search finds the lesson.
    package var isSearched = true
    /// True if the course's glossary applies to the lesson.
    package var usesGlossary = true
    /// The day of the lesson's last revision, as `YYYY-MM-DD`.
    package var updated: String?
    /// The day of a post, as `YYYY-MM-DD`, if a MkDocs site has a blog.
    package var date: String?
    /// The values for the course's own templates, by name.
    package var extra: [String: String] = [:]
    /// The old addresses of the page.
    package var oldAddresses: [Configuration.Entry] = []
    /// The range of each key.
    package var keyRanges: [String: SourceRange] = [:]
    /// The range of the value of `id`.
    package var idRange: SourceRange?

    static let rule = RuleID.frontMatter
    /// The largest number of old addresses of a page that one key gives.
    private static let mostOldAddresses = 100

    /// Reads the front matter of a document, if it has one.
    static func read(_ document: Document) -> (LessonMetadata, [Diagnostic]) {
        var metadata = LessonMetadata()
        guard let frontMatter = document.frontMatter else { return (metadata, []) }
        if let tag = templateTag(in: document.file.bytes[frontMatter.range]) {
            let finding = Diagnostic(
                rule: rule,
                severity: .note,
                message: LocalizedText(
                    en: "the front matter is a template that another program fills in, so it is not read",
                    es: "la cabecera (front matter) es una plantilla que rellena otro programa, así que no se lee"
                ),
                range: document.file.range(tag)
            )
            return (metadata, [finding])
        }
        let (value, controls) = FrontMatterValues.read(frontMatter, of: document.file)
        guard let root = value else { return (metadata, controls) }
        guard let entries = root.mapping else {
            let message = LocalizedText(
                en: "front matter must hold keys and values (`title: …`), not \(root.kindName.en)",
                es: "la cabecera (front matter) debe contener claves y valores (`title: …`), no \(root.kindName.es)"
            )
            return (
                metadata, controls + [Diagnostic(rule: rule, severity: .error, message: message, range: root.range)]
            )
        }
        var reader = KeyedReader(entries, rule: rule, severity: .error)
        metadata.title = reader.string("title").flatMap(nonEmpty)
        metadata.id = document.dialect.isOfWebsite ? nil : reader.string("id").flatMap(nonEmpty)
        metadata.keyRanges = Dictionary(entries.map { ($0.key, $0.keyRange) }) { first, _ in first }
        metadata.idRange = reader.value("id")?.range
        metadata.description = reader.string("description").flatMap(nonEmpty)
        metadata.order = reader.number("order")
        metadata.profile = reader.string("profile").flatMap(nonEmpty)
        metadata.platform = reader.choice("platform", of: SamplePlatform.self)
        metadata.isDraft = reader.boolean("draft") ?? false
        if document.dialect == .material, let keys = reader.value("search")?.mapping {
            // Material's form: `search: {exclude: true}`.
            metadata.isSearched = keys.last { $0.key == "exclude" }?.value.boolean != true
        } else {
            metadata.isSearched = reader.boolean("search") ?? true
        }
        if document.dialect == .material, let date = reader.value("date") {
            // `date: 2026-01-31`, or days of several kinds below it.
            let created = date.mapping?.last { $0.key == "created" }?.value ?? date
            metadata.date = created.scalar.flatMap(day)
        }
        // Hugo's key, and Jekyll's. In MkDocs, other programs give `aliases` other meanings.
        for key in ["aliases", "redirect_from"] where key != "aliases" || document.dialect != .material {
            guard let value = reader.value(key) else { continue }
            let items = value.sequence ?? [value]
            let texts = items.prefix(mostOldAddresses).compactMap { item in
                item.path.flatMap(nonEmpty).map { Configuration.Entry(text: $0, range: item.range) }
            }
            metadata.oldAddresses += texts
            if texts.count < items.count {
                let expected = LocalizedText(
                    en: "a list of at most \(mostOldAddresses) addresses, such as [/old/page/]",
                    es: "una lista de \(mostOldAddresses) direcciones como mucho, como [/antigua/pagina/]"
                )
                reader.report(value, key: key, expected: expected)
            }
        }
        if let value = reader.value("extra") {
            let entries = value.mapping ?? []
            metadata.extra = Dictionary(entries.compactMap { entry in entry.value.scalar.map { (entry.key, $0) } }) {
                $1
            }
            // Zola keeps values of any kind there.
            let isForeign = frontMatter.format == .toml
            if !isForeign, value.mapping == nil || entries.contains(where: { $0.value.scalar == nil }) {
                let expected = LocalizedText(
                    en: "a mapping from names to texts, such as {level: easy}",
                    es: "un mapa de nombres a textos, como {nivel: fácil}"
                )
                reader.report(value, key: "extra", expected: expected)
            }
        }
        metadata.usesGlossary = reader.boolean("glossary") ?? true
        if let value = reader.value("updated") {
            metadata.updated = value.scalar.flatMap(day)
            if metadata.updated == nil {
                reader.report(
                    value,
                    key: "updated",
                    expected: LocalizedText(en: "a day as 2026-01-31", es: "un día como 2026-01-31")
                )
            }
        }
        if document.dialect.isOfWebsite { metadata.readWebsite(entries) }
        let isForeign = document.dialect.insertsTexts
        return (metadata, controls + reader.finish(admitsUnknown: isForeign))
    }

    /// Returns the opening of the first value that is a tag of a template: `title: {{ title }}`, `date: {% now %}`.
    private static func templateTag(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        for start in bytes.indices.dropLast() where bytes[start] == UInt8(ascii: "{") {
            guard bytes[start + 1] == UInt8(ascii: "{") || bytes[start + 1] == UInt8(ascii: "%"),
                bytes[..<start].last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ":")
            else { continue }
            return start..<(start + 2)
        }
        return nil
    }

    private static func nonEmpty(_ text: String) -> String? {
        text.allSatisfy(\.isWhitespace) ? nil : text
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the day of an ISO 8601 date, with or without a time after it; nil for other texts.
    static func day(_ text: String) -> String? {
        let day = text.prefix(10)
        let parts = day.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            parts.joined().utf8.allSatisfy(\.isDigit), let month = Int(parts[1]), let date = Int(parts[2]),
            let year = Int(parts[0]), (1...12).contains(month), (1...days(in: month, of: year)).contains(date)
        else { return nil }
        let rest = text.dropFirst(10)
        return rest.isEmpty || rest.first == "T" || rest.first == " " ? String(day) : nil
    }
}
