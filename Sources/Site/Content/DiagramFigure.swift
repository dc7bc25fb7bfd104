import Course
import Markdown
import Mermaid

/// A Mermaid fence as a figure with its picture.
enum DiagramFigure {
    /// - Returns: false where the diagram can't be drawn; its source is then shown, and the check has said why.
    static func append(
        _ block: CodeBlock,
        of lesson: Lesson,
        options: DiagramOptions,
        label: String,
        to output: inout [UInt8]
    ) -> Bool {
        guard let svg = lesson.diagram(in: block)?.drawn(options: options).svg else { return false }
        output += "<figure class=\"diagram\(widthClasses(svg))\">".utf8
        output += "<div class=\"diagram-scroll\" tabindex=\"0\" role=\"group\" aria-label=\"".utf8
        HTMLEscaping.append(label, to: &output)
        output += "\">".utf8
        output += svg.utf8
        output += "</div>".utf8
        if let caption = block.attributes.first(where: { $0.name == "caption" })?.value {
            output += "<figcaption>".utf8
            HTMLEscaping.append(caption, to: &output)
            output += "</figcaption>".utf8
        }
        output += "</figure>\n".utf8
        return true
    }
}

extension DiagramFigure {
    /// What a drawing's width, in pixels, asks of the page: one that a column of text would shrink gets more room, and one
    /// whose labels nobody could read even there scrolls.
    private static func widthClasses(_ svg: String) -> String {
        guard let start = svg.firstRange(of: " width=\""),
            let width = Double(svg[start.upperBound...].prefix { $0 != "\"" })
        else { return "" }
        return width > 1500 ? " is-wide is-very-wide" : width > 900 ? " is-wide" : ""
    }
}

/// The style sheet that gives diagrams their colours, light and dark.
enum DiagramAsset {
    static let path = "assets/diagram.css"
    /// In a cascade layer of its own, declared before the theme's, so that a theme's colours win.
    static let file = ThemeAsset(path: path, bytes: Array("@layer diagram {\n\(DiagramStyleSheet.css)\n}\n".utf8))
}
