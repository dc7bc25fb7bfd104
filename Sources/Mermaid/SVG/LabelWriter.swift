extension SVGWriter {
    /// The alignment of a label's lines.
    enum LabelAlignment { case left, middle, right }

    /// Writes a label around a middle, with one `tspan` a line.
    mutating func label(
        _ label: Label,
        centre: Point,
        alignment: LabelAlignment = .middle,
        isBold: Bool = false,
        isItalic: Bool = false
    ) {
        guard !label.isEmpty else { return }
        let x: Double
        switch alignment {
        case .left:
            raw("<text")
            x = centre.x - label.width / 2
        case .middle:
            raw("<text text-anchor=\"middle\"")
            x = centre.x
        case .right:
            raw("<text text-anchor=\"end\"")
            x = centre.x + label.width / 2
        }
        if label.fontSize != 16 { attribute("font-size", label.fontSize) }
        if isBold { raw(" font-weight=\"bold\"") }
        if isItalic { raw(" font-style=\"italic\"") }
        raw(">")
        // The baseline lies about a third of the size below a line's middle.
        let baseline = centre.y - label.height / 2 + label.lineHeight / 2 + label.fontSize * 0.35
        for (index, line) in label.lines.enumerated() {
            guard !line.runs.isEmpty else { continue }
            raw("<tspan x=\"")
            number(x)
            raw("\" y=\"")
            number(baseline + Double(index) * label.lineHeight)
            raw("\">")
            for run in line.runs { self.run(run, label.fontSize) }
            // Without width it moves nothing, and those who listen or copy get words apart.
            if index < label.lines.count - 1, !line.endsWithinWord { raw("<tspan font-size=\"0\"> </tspan>") }
            raw("</tspan>")
        }
        raw("</text>")
    }

    private mutating func run(_ run: Label.Run, _ size: Double) {
        guard !run.style.isEmpty else { return escaped(run.text) }
        raw("<tspan")
        if run.style.contains(.bold) { raw(" font-weight=\"bold\"") }
        if run.style.contains(.italic) { raw(" font-style=\"italic\"") }
        if run.style.contains(.code) { raw(" font-family=\"ui-monospace, Menlo, Consolas, monospace\"") }
        switch (run.style.contains(.underline), run.style.contains(.strikethrough)) {
        case (true, true): raw(" text-decoration=\"underline line-through\"")
        case (true, false): raw(" text-decoration=\"underline\"")
        case (false, true): raw(" text-decoration=\"line-through\"")
        case (false, false): break
        }
        if run.style.contains(.superscript) || run.style.contains(.subscript) {
            attribute("font-size", size * run.style.scale)
            raw(run.style.contains(.superscript) ? " baseline-shift=\"super\"" : " baseline-shift=\"sub\"")
        } else if run.style.contains(.small) {
            attribute("font-size", size * run.style.scale)
        }
        raw(">")
        escaped(run.text)
        raw("</tspan>")
    }
}
