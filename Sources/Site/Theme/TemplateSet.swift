import Diagnostics
import Mustache

/// The compiled templates of a theme.
struct TemplateSet: Sendable {
    private let library: MustacheLibrary

    /// - Throws: ``ThemeError`` naming file and line of a template that does not parse.
    init(_ files: [(key: String, value: SourceFile)]) throws {
        var templates: [String: MustacheTemplate] = [:]
        for (name, file) in files {
            do {
                templates[String(name.dropLast(".mustache".count))] = try MustacheTemplate(string: file.text)
            } catch {
                throw ThemeError(diagnostics: [Self.finding(error, in: file)], files: [file])
            }
        }
        library = MustacheLibrary(templates: templates)
    }

    /// Renders a template; one that does not exist renders as nothing (``TemplateCheck`` has said so).
    func render(_ name: String, _ values: TemplateValues) -> String {
        library.render(values, withTemplate: name) ?? ""
    }

    private static func finding(_ error: any Error, in file: SourceFile) -> Diagnostic {
        let context = (error as? MustacheTemplate.ParserError)?.context
        let problem = (error as? MustacheTemplate.ParserError).map { String(describing: $0.error) } ?? String(describing: error)
        var place = 0..<0
        if let context {
            let table = LineTable(file)
            place = table.bytes(ofLine: min(max(1, context.lineNumber), table.count))
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
