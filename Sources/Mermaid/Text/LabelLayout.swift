/// Measures labels and breaks lines that are too long.
enum LabelLayout {
    /// - Parameters:
    ///   - width: the pixels after which a line breaks at a space; a longer word gets a line of its own.
    ///   - fontSize: the size of type, in pixels.
    ///   - isBold: true if the whole label is set in bold, as subgraph titles may be.
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
        return FontMetrics.width(
            of: text,
            size: fontSize * style.scale,
            isBold: isBold || style.contains(.bold)
        )
    }

    /// A piece of a line that does not break, within one run.
    private struct Piece {
        var text: String
        var style: Label.Style
        var width: Double
        /// True if it continues the word of the piece before.
        var isJoined: Bool
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
        let pieces = pieces(of: runs, fontSize, isBold)
        var line = Label.Line(runs: [], width: 0)
        var start = 0
        while start < pieces.count {
            var end = start
            var wordWidth = 0.0
            repeat {
                wordWidth += pieces[end].width
                end += 1
            } while end < pieces.count && pieces[end].isJoined
            let space = pieces[start].spaceBefore
            if !line.runs.isEmpty, line.width + space + wordWidth > width {
                line.endsWithinWord = space == 0
                result.append(line)
                line = Label.Line(runs: [], width: 0)
            }
            if !line.runs.isEmpty, space > 0 {
                append(Label.Run(text: " ", style: pieces[start].spaceStyle), to: &line.runs)
                line.width += space
            }
            for piece in pieces[start..<end] { append(Label.Run(text: piece.text, style: piece.style), to: &line.runs) }
            line.width += wordWidth
            start = end
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

    private static func pieces(of runs: [Label.Run], _ fontSize: Double, _ isBold: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var (space, spaceStyle) = (0.0, Label.Style())
        /// The width so far of the word that is being read; nil before a word.
        var wordWidth: Double?
        for run in runs {
            let scalars = run.text.unicodeScalars
            var start = scalars.startIndex
            func takePiece(upTo end: String.Index) {
                guard start < end else { return }
                let text = String(scalars[start..<end])
                let width = measure(text, run.style, fontSize, isBold)
                var piece = Piece(text: text, style: run.style, width: width, isJoined: wordWidth != nil)
                if wordWidth == nil { (piece.spaceBefore, piece.spaceStyle) = (space, spaceStyle) }
                pieces.append(piece)
                wordWidth = (wordWidth ?? 0) + width
                start = end
            }
            func finish(before next: Double, _ style: Label.Style) {
                wordWidth = nil
                (space, spaceStyle) = (next, style)
            }
            var place = start
            while place < scalars.endIndex {
                let scalar = scalars[place]
                let next = scalars.index(after: place)
                if scalar == " " || scalar == "\t" {
                    takePiece(upTo: place)
                    finish(before: measure(" ", run.style, fontSize, isBold), run.style)
                    start = next
                } else if isIdeograph(scalar) {
                    takePiece(upTo: place)
                    if let width = wordWidth, width > 0 { finish(before: 0, []) }
                }
                place = next
            }
            takePiece(upTo: place)
        }
        return pieces
    }

    /// East Asian text breaks between any two characters.
    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
            || (0xAC00...0xD7A3).contains(scalar.value)
    }
}
