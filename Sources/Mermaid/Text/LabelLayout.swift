/// Measures labels and breaks lines that are too long.
enum LabelLayout {
    /// - Parameters:
    ///   - width: pixels after which a line breaks at a space; a longer word keeps its line to itself.
    ///   - fontSize: pixels.
    ///   - isBold: whether the whole label is set in bold, as subgraph titles may be.
    static func layOut(_ lines: [[Label.Run]], width: Double, fontSize: Double, isBold: Bool = false) -> Label {
        var result: [Label.Line] = []
        result.reserveCapacity(lines.count)
        for runs in lines {
            let total = measure(runs, fontSize, isBold)
            if total <= width {
                result.append(Label.Line(runs: runs, width: total))
            } else {
                wrap(runs, width: width, fontSize: fontSize, isBold: isBold, into: &result)
            }
        }
        return Label(lines: result, width: result.reduce(0) { max($0, $1.width) }, fontSize: fontSize)
    }

    static func measure(_ runs: [Label.Run], _ fontSize: Double, _ isBold: Bool) -> Double {
        runs.reduce(0) { $0 + measure($1.text, $1.style, fontSize, isBold) }
    }

    private static func measure(_ text: String, _ style: Label.Style, _ fontSize: Double, _ isBold: Bool) -> Double {
        if style.contains(.code) {
            // Monospaced fonts advance 0.6 em or a little more.
            return text.unicodeScalars.reduce(0) {
                $0 + ($1.value < 0x250 ? 0.62 : max(0.62, FontMetrics.advance(of: $1.value, isBold: true))) * fontSize
            }
        }
        let isSmall = style.contains(.superscript) || style.contains(.subscript)
        return FontMetrics.width(
            of: text,
            size: isSmall ? fontSize * 0.75 : fontSize,
            isBold: isBold || style.contains(.bold)
        )
    }

    /// A piece of a line that does not break: runs without a space.
    private struct Word {
        var runs: [Label.Run] = []
        var width = 0.0
        var spaceBefore = 0.0
        var spaceStyle: Label.Style = []
    }

    private static func wrap(
        _ runs: [Label.Run],
        width: Double,
        fontSize: Double,
        isBold: Bool,
        into result: inout [Label.Line]
    ) {
        var line = Label.Line(runs: [], width: 0)
        for word in words(of: runs, fontSize, isBold) {
            if !line.runs.isEmpty, line.width + word.spaceBefore + word.width > width {
                result.append(line)
                line = Label.Line(runs: [], width: 0)
            }
            if !line.runs.isEmpty, word.spaceBefore > 0 {
                append(Label.Run(text: " ", style: word.spaceStyle), to: &line.runs)
                line.width += word.spaceBefore
            }
            for run in word.runs { append(run, to: &line.runs) }
            line.width += word.width
        }
        result.append(line)
    }

    private static func append(_ run: Label.Run, to runs: inout [Label.Run]) {
        if let last = runs.last, last.style == run.style {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }

    private static func words(of runs: [Label.Run], _ fontSize: Double, _ isBold: Bool) -> [Word] {
        var words: [Word] = []
        var word = Word()
        func finish() {
            if !word.runs.isEmpty { words.append(word) }
            word = Word()
        }
        for run in runs {
            let scalars = run.text.unicodeScalars
            var start = scalars.startIndex
            func takePiece(upTo end: String.Index) {
                guard start < end else { return }
                let text = String(scalars[start..<end])
                word.runs.append(Label.Run(text: text, style: run.style))
                word.width += measure(text, run.style, fontSize, isBold)
                start = end
            }
            var place = start
            while place < scalars.endIndex {
                let scalar = scalars[place]
                let next = scalars.index(after: place)
                if scalar == " " || scalar == "\t" {
                    takePiece(upTo: place)
                    finish()
                    word.spaceBefore = measure(" ", run.style, fontSize, isBold)
                    word.spaceStyle = run.style
                    start = next
                } else if isIdeograph(scalar) {
                    takePiece(upTo: place)
                    if word.width > 0 { finish() }
                }
                place = next
            }
            takePiece(upTo: place)
        }
        finish()
        return words
    }

    /// East Asian text breaks between any two characters.
    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
            || (0xAC00...0xD7A3).contains(scalar.value)
    }
}
