import Diagnostics
import Markdown
import Mermaid

/// A Mermaid fence as a figure with its picture.
enum DiagramFigure {
    static func isDiagram(_ block: CodeBlock) -> Bool { block.language == "mermaid" }

    /// - Returns: false where the diagram can't be drawn; its source is then shown, and the check has said why.
    static func append(_ block: CodeBlock, options: DiagramOptions, label: String, to output: inout [UInt8]) -> Bool {
        guard let svg = renderDiagram(block.slice, options: options).svg else { return false }
        output += (isWide(svg) ? "<figure class=\"diagram is-wide\">" : "<figure class=\"diagram\">").utf8
        output += "<div class=\"diagram-scroll\" tabindex=\"0\" role=\"region\" aria-label=\"".utf8
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
    /// Whether a drawing is so wide, in pixels, that a column of text would shrink its labels beyond reading.
    private static func isWide(_ svg: String) -> Bool {
        guard let start = svg.firstRange(of: " width=\""),
            let width = Double(svg[start.upperBound...].prefix { $0 != "\"" })
        else { return false }
        return width > 900
    }
}

/// The style sheet that gives diagrams their colours, light and dark.
enum DiagramAsset {
    static let path = "assets/diagram.css"
    /// In a cascade layer of its own, declared before the theme's, so that a theme's colours win.
    static let file = ThemeAsset(path: path, bytes: Array("@layer diagram {\n\(DiagramStyleSheet.css)\n}\n".utf8))
}
