import Course
import Markdown
import MarkdownHTML
import Mermaid

/// A drawing as a figure of a page: it shrinks with its column as long as its text is legible, and scrolls from there on.
struct DiagramFigure {
    let svg: String
    /// The accessible name of the scrolling frame.
    var label: String
    /// The relative address of the drawing's own file.
    let file: String
    /// The relative address of the script that shows the drawing in the whole window; nil if there is none.
    let script: String?
    let words: InterfaceWords
    var classes = ""
    var caption: String?
    /// The diagram in words, one sentence each, for readers who open the list; empty if the page has it elsewhere.
    var sentences: [String] = []

    /// The smallest size that a drawing's text shrinks to, in pixels.
    private static let smallestText = 12.0
    /// The width of a text column on a desktop, in pixels. A wider drawing gets more room.
    private static let column = 640.0

    var html: String {
        let least = DrawingMeasures(svg).map { $0.width(forTextOf: Self.smallestText).rounded(.up) } ?? 0
        var html = "<figure class=\"diagram\(classes)\(least > Self.column ? " is-wide" : "")\">"
        html +=
            "<div class=\"diagram-scroll\" tabindex=\"0\" role=\"group\" aria-label=\"\(HTMLEscaping.escaped(label))\">"
        // The room is never narrower than its content, and the drawing never wider than the room.
        html += "<div class=\"diagram-room\"><svg class=\"diagram-least\" width=\"\(Int(least))\" height=\"0\" "
        html += "aria-hidden=\"true\"></svg>\(svg)</div></div>"
        html += tools + outline
        // The last child of its figure (HTML, 4.4.12): the style sheet shows it above the list.
        if let caption { html += "<figcaption>\(HTMLEscaping.escaped(caption))</figcaption>" }
        return html + "</figure>\n"
    }

    /// The list of what the drawing shows. A drawing of which one sentence says everything has none.
    private var outline: String {
        guard DiagramOptions.isList(sentences) else { return "" }
        let items = sentences.dropFirst().map { "<li>\(HTMLEscaping.escaped($0))</li>" }.joined()
        return "<details class=\"diagram-words\"><summary>\(HTMLEscaping.escaped(words[.diagramWords]))</summary>"
            + "<ul>\(items)</ul></details>"
    }

    private var tools: String {
        func word(_ word: InterfaceWord) -> String { HTMLEscaping.escaped(words[word]) }
        var html = "<p class=\"diagram-tools\"><span class=\"diagram-more\" hidden>\(word(.diagramMore))</span>"
        html += "<a class=\"diagram-open\" href=\"\(HTMLEscaping.escaped(file))\""
        if let script {
            html += " data-script=\"\(HTMLEscaping.escaped(script))\""
            for (name, text) in Self.viewWords { html += " data-\(name)=\"\(word(text))\"" }
        }
        return html + ">\(word(.diagramOpen))</a></p>"
    }

    /// The texts of the view in the whole window, by the names that its script knows.
    private static let viewWords: KeyValuePairs<String, InterfaceWord> = [
        "larger": .diagramLarger, "smaller": .diagramSmaller, "whole": .diagramWhole, "copy": .diagramCopy,
        "save": .diagramSave, "close": .close, "copied": .copied, "failed": .copyFailed,
    ]
}

extension SiteContext {
    /// The figure of a diagram, without its caption.
    ///
    /// - Parameters:
    ///   - svg: the drawing.
    ///   - block: the ordinal of the diagram's block.
    ///   - lesson: the lesson that holds it.
    ///   - page: the path of the page that shows it.
    func figure(_ svg: String, of block: Int, in lesson: Int, on page: String) -> DiagramFigure {
        let lesson = course.lessons[lesson]
        let words = theme.strings.words(in: lesson.language)
        return DiagramFigure(
            svg: svg,
            label: words[.diagram],
            file: PageAddress.relative(from: page, to: lesson.diagramPath(of: block)),
            script: structure.diagramView.map { PageAddress.root(from: page) + $0 },
            words: words
        )
    }

    /// The figure of a diagram with its caption and the list of what it shows.
    ///
    /// - Returns: nil if the diagram can't be drawn; its source is then shown, and the check has reported the reason.
    func figure(of block: CodeBlock, in lesson: Int, options: DiagramOptions, on page: String) -> DiagramFigure? {
        var options = options
        options.isOutlinedBeside = true
        guard let drawn = course.lessons[lesson].diagram(in: block)?.drawn(options: options), let svg = drawn.svg
        else { return nil }
        var figure = figure(svg, of: block.ordinal, in: lesson, on: page)
        figure.caption = block.attributes.first { $0.name == "caption" }?.value
        // Several frames of a page are told apart by their captions, or by what they hold.
        let name = figure.caption ?? drawn.sentences.first.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        if let name, !name.isEmpty { figure.label = name }
        figure.sentences = drawn.sentences
        return figure
    }
}
