import Diagnostics
import Markdown
import Mustache

/// The compiled templates of a theme for one language.
struct TemplateSet: Sendable {
    private let library: MustacheLibrary
    /// Whether a template asks for what is *not* the current page; see ``NavigationCache``.
    let invertsCurrent: Bool

    /// - Parameter words: the interface's words; they never change from page to page, so they are set into the templates
    ///   before these are compiled.
    /// - Throws: ``ThemeError`` naming file and line of a template that does not parse.
    init(_ files: [(key: String, value: SourceFile)], words: [String: String]) throws {
        var templates: [String: MustacheTemplate] = [:]
        var invertsCurrent = false
        for (name, file) in files {
            let text = file.text
            invertsCurrent = invertsCurrent || text.contains("{{^isCurrent") || text.contains("{{isCurrent")
            do {
                templates[String(name.dropLast(".mustache".count))] = try MustacheTemplate(
                    string: TemplateEscaping.applied(to: Self.set(words, into: text))
                )
            } catch {
                throw ThemeError(diagnostics: [Self.finding(error, in: file)], files: [file])
            }
        }
        library = MustacheLibrary(templates: templates)
        self.invertsCurrent = invertsCurrent
    }

    /// Renders a template; one that does not exist renders as nothing (``TemplateCheck`` has said so).
    func render(_ name: String, _ values: some MustacheParent) -> String {
        library.render(values, withTemplate: name) ?? ""
    }

    private static func set(_ words: [String: String], into template: String) -> String {
        var result = ""
        var rest = template[...]
        while let tag = rest.firstRange(of: "{{strings.") {
            result += rest[..<tag.lowerBound]
            rest = rest[tag.lowerBound...]
            guard let end = rest.firstRange(of: "}}"),
                let word = words[String(rest[tag.upperBound..<end.lowerBound])], !word.contains("{{")
            else {
                result += "{{"
                rest = rest.dropFirst(2)
                continue
            }
            result += HTMLEscaping.escaped(word)
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static func finding(_ error: any Error, in file: SourceFile) -> Diagnostic {
        let context = (error as? MustacheTemplate.ParserError)?.context
        let problem =
            (error as? MustacheTemplate.ParserError).map { String(describing: $0.error) } ?? String(describing: error)
        var place = 0..<0
        if let context {
            let table = LineTable(file)
            // The line before the file's first asks for our escaping.
            place = table.bytes(ofLine: min(max(1, context.lineNumber - 1), table.count))
        }
        return Diagnostic(
            rule: "theme",
            severity: .error,
            message: LocalizedText(
                en: "this template does not parse: \(problem)",
                es: "esta plantilla no se puede interpretar: \(problem)"
            ),
            range: file.range(place)
        )
    }
}

/// The values of a template's variables. A variable that is absent renders as nothing, and its section not at all.
struct TemplateValues: MustacheParent, Sendable {
    private var values: [String: any Sendable]

    init(_ values: [String: (any Sendable)?]) {
        self.values = values.compactMapValues(\.self)
    }

    func child(named name: String) -> Any? { values[name] }

    subscript(name: String) -> (any Sendable)? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// These values with others added; the others win.
    func merging(_ other: TemplateValues) -> TemplateValues {
        var result = self
        result.values.merge(other.values) { _, new in new }
        return result
    }
}
