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
        var transformsTexts = false
        for (name, file) in files {
            let text = file.text
            invertsCurrent = invertsCurrent || text.contains("{{^isCurrent") || text.contains("{{isCurrent")
            transformsTexts = transformsTexts || text.contains(/\{\{[^}]*[(*]/)
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
        self.transformsTexts = transformsTexts
    }

    /// Whether a template may ask for more of a text than to be set in: how long it is, whether it is in capitals.
    let transformsTexts: Bool
    private let forms = PageForms()

    /// Renders the template of a page; one that does not exist renders as nothing (``TemplateCheck`` has said so).
    func renderPage(_ name: String, _ values: TemplateValues) -> [UInt8] {
        guard !transformsTexts, let shape = PageShape(name, values) else { return Array(render(name, values).utf8) }
        let form = forms.form(of: shape) { PageForm(marked: render(name, shape.marked(values))) }
        return form.filled(with: shape.leaves)
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
