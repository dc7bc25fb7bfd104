import Markdown
import Mustache

/// How values are set into templates: escaped byte by byte, as the pages' own text is.
///
/// The engine's own escaping walks grapheme clusters and took an eighth of a build.
struct TemplateEscaping: MustacheContentType {
    func escapeText(_ text: String) -> String {
        PageForm.escapedMark(text) ?? HTMLEscaping.escaped(text)
    }

    /// A template's text with this escaping asked for on a line of its own before it; the engine knows content types by name
    /// only.
    static func applied(to template: String) -> String { registered + template }

    private static let registered: String = {
        MustacheContentTypes.register(TemplateEscaping(), named: "GLOSA")
        return "{{% CONTENT_TYPE:GLOSA}}\n"
    }()
}
