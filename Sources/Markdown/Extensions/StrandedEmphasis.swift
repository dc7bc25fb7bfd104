import Diagnostics
import Support

/// Marks of emphasis that stay as text because of their neighbours (CommonMark 6.2, “left-flanking delimiter run”): in
/// `**テスト。**テスト` a punctuation mark is on one side of the closing stars and a letter on the other, which makes them open
/// rather than close. Languages that write no blanks between words meet this in every second sentence.
enum StrandedEmphasis {
    private struct Run {
        let range: Range<Int>
        let marker: UInt8
        let before: Unicode.Scalar
        let after: Unicode.Scalar

        var count: Int { range.count }
        var opens: Bool { !Self.isBlank(after) && (!isSign(after) || isBlank(before) || isSign(before)) }
        var closes: Bool { !Self.isBlank(before) && (!isSign(before) || isBlank(after) || isSign(after)) }

        static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        private func isBlank(_ scalar: Unicode.Scalar) -> Bool { Self.isBlank(scalar) }
        private func isSign(_ scalar: Unicode.Scalar) -> Bool { StrandedEmphasis.isSign(scalar) }
    }

    /// The farthest distance, in bytes, between two marks that belong together.
    private static let longest = 600

    static func report(
        in leaf: LeafInlines,
        text: [UInt8],
        source: PreparedSource,
        _ blockStart: Int,
        to diagnostics: inout DiagnosticList
    ) {
        guard leaf.isAligned else { return }
        let bytes = leaf.content.bytes
        var open: [Int: Run] = [:]
        for event in leaf.events where event.kind == .text && event.isLiteral && event.contentStart >= 0 {
            var index = Int(event.text.start)
            while index < Int(event.text.end) {
                let marker = text[index]
                guard marker == UInt8(ascii: "*") || marker == UInt8(ascii: "~") || marker == UInt8(ascii: "_") else {
                    index += 1
                    continue
                }
                let count = text[index..<Int(event.text.end)].prefix { $0 == marker }.count
                let start = Int(event.contentStart) + index - Int(event.text.start)
                index += count
                guard count <= 3, marker == UInt8(ascii: "*") || count == 2, start + count <= bytes.count,
                    bytes[start] == marker
                else { continue }
                let run = Run(
                    range: start..<start + count,
                    marker: marker,
                    before: scalar(before: start, in: bytes),
                    after: scalar(at: start + count, in: bytes)
                )
                let key = Int(marker) << 2 | count
                if let opener = open[key], start - opener.range.upperBound < longest,
                    let way = way(opener, run, bytes)
                {
                    let range = opener.range.lowerBound..<run.range.upperBound
                    diagnostics.append(.strandedEmphasis(way, leaf.place(range, source, blockStart)))
                    open[key] = nil
                } else {
                    open[key] = run
                }
            }
        }
    }

    /// Returns the emphasised words and the sign at their side, if two marks were meant as a pair; nil if they are text.
    private static func way(_ opener: Run, _ closer: Run, _ bytes: [UInt8]) -> (marks: String, sign: String)? {
        let content = bytes[opener.range.upperBound..<closer.range.lowerBound]
        guard !content.isEmpty, content.first?.isWhitespace == false, content.last?.isWhitespace == false else {
            return nil
        }
        let marks = String(decoding: bytes[opener.range], as: UTF8.self)
        if opener.opens, !closer.closes, isSign(closer.before), isLetter(closer.after) {
            let isPlain = closer.count >= 2 && (Run.isBlank(opener.before) || isWide(opener.before))
            guard isPlain || isWide(closer.after) else { return nil }
            return (marks, String(Character(closer.before)))
        }
        if !opener.opens, closer.closes, isSign(opener.after), isWide(opener.before) {
            return (marks, String(Character(opener.after)))
        }
        // Both at once: `강조**"이름"**은`.
        if isSign(opener.after), isSign(closer.before), isWide(opener.before), isLetter(closer.after) {
            return (marks, String(Character(closer.before)))
        }
        return nil
    }

    /// Returns true for punctuation and symbols, as CommonMark counts them.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { !Run.isBlank(scalar) && !isSign(scalar) }

    /// Returns true for letters of Chinese, Japanese and Korean.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3040...0x31FF, 0x3400...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
            0xF900...0xFAFF, 0xFF66...0xFFDC, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    private static func scalar(before index: Int, in bytes: [UInt8]) -> Unicode.Scalar {
        var start = index - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start < 0 ? "\n" : scalar(at: start, in: bytes)
    }

    private static func scalar(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar {
        guard index < bytes.count else { return "\n" }
        let text = String(decoding: bytes[index..<min(bytes.count, index + 4)], as: UTF8.self)
        return text.unicodeScalars.first ?? "\n"
    }
}

extension Diagnostic {
    fileprivate static func strandedEmphasis(_ way: (marks: String, sign: String), _ range: SourceRange) -> Diagnostic {
        let (marks, sign) = way
        let tag = marks.hasPrefix("~") ? "del" : marks.count == 1 ? "em" : "strong"
        return Diagnostic(
            rule: .emphasisMarks,
            severity: .warning,
            message: LocalizedText(
                en: "readers see these “\(marks)”: with “\(sign)” inside and a letter outside, they mark nothing",
                es: "se ven estos «\(marks)»: con «\(sign)» dentro y una letra fuera no marcan nada"
            ),
            range: range,
            reason: LocalizedText(
                en:
                    "in CommonMark, and on GitHub, marks of emphasis between a punctuation mark and a letter open or close nothing",
                es:
                    "en CommonMark, y en GitHub, las marcas de énfasis entre un signo de puntuación y una letra no abren ni cierran nada"
            ),
            advice: LocalizedText(
                en: "put “\(sign)” outside of the marks, or write `<\(tag)>` … `</\(tag)>` instead of them",
                es: "pon «\(sign)» fuera de las marcas, o escribe `<\(tag)>` … `</\(tag)>` en su lugar"
            )
        )
    }
}
