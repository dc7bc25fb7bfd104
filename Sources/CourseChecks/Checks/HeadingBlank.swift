import Diagnostics
import Markdown
import Support

/// Finds lines that are meant as headings and aren't: `##Boats` has no blank behind its signs (CommonMark 4.2, “ATX headings”), `##　Boats`
/// has one of another width there, and `＃ Boats` has signs of the width of Chinese letters.
///
/// One sign alone may be a hashtag or a number: `#boats`, `#12`.
enum HeadingBlank {
    static let rule = RuleID.headingBlank

    static func check(_ document: Document) -> [Diagnostic] {
        guard !document.hasInsertedText else { return [] }
        let bytes = document.file.bytes
        return document.descendants(of: document.root).flatMap { node -> [Diagnostic] in
            guard document[node].kind == .paragraph else { return [] }
            let range = document.range(of: node).bytes
            let text = bytes[range]
            guard text.contains(UInt8(ascii: "#")) || text.contains(bytes: wideSign) else { return [] }
            var findings: [Diagnostic] = []
            var start = range.lowerBound
            while start < range.upperBound {
                let line = bytes[start..<range.upperBound].prefix { $0 != 0x0A }
                if let signs = signs(of: line.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }) {
                    findings.append(finding(signs, in: document.file))
                }
                start = line.endIndex + 1
            }
            return findings
        }
    }

    private struct Signs {
        /// The signs, with a blank behind them that isn't one.
        let range: Range<Int>
        let count: Int
    }

    private static let wideSign = Array("＃".utf8)
    private static let wideBlanks = [Array("\u{3000}".utf8), Array("\u{A0}".utf8)]

    /// Returns the signs that a line begins with, if they were meant to make it a heading and don't.
    private static func signs(of line: ArraySlice<UInt8>) -> Signs? {
        var end = line.startIndex
        var (count, isWide) = (0, false)
        while end < line.endIndex {
            if line[end] == UInt8(ascii: "#") {
                end += 1
            } else if line[end...].starts(with: wideSign) {
                (end, isWide) = (end + wideSign.count, true)
            } else {
                break
            }
            count += 1
        }
        let rest = line[end...]
        let blank = wideBlanks.first { rest.starts(with: $0) }?.count ?? 0
        guard count <= 6, count >= (isWide || blank > 0 ? 1 : 2), let next = rest.dropFirst(blank).first else {
            return nil
        }
        // `##vso[…]` is a command, and `##` before a sign is none of ours.
        let word = rest.dropFirst(blank).prefix { $0 >= 0x80 || $0.isAlphanumeric }
        let isWord = next >= 0x80 || next.isAlphanumeric || isWide && next.isSpaceOrTab
        guard isWord, word.endIndex == line.endIndex || line[word.endIndex] != UInt8(ascii: "[") else { return nil }
        return Signs(range: line.startIndex..<end + blank, count: count)
    }

    private static func finding(_ signs: Signs, in file: SourceFile) -> Diagnostic {
        let heading = String(repeating: "#", count: signs.count)
        let range = file.range(signs.range)
        let next = signs.range.upperBound
        let hasBlank = next < file.bytes.count && file.bytes[next].isSpaceOrTab
        return Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(
                en: "this line is no heading: readers see its signs",
                es: "esta línea no es un encabezado: se ven sus signos"
            ),
            range: range,
            reason: LocalizedText(
                en: "in CommonMark, a blank stands behind the signs of a heading",
                es: "en CommonMark, detrás de los signos de un encabezado va un espacio"
            ),
            advice: LocalizedText(
                en: "write `\(heading) ` before the words; write `\\` before the signs if they are meant",
                es: "escribe `\(heading) ` delante de las palabras; si los signos se quieren mostrar, pon `\\` delante"
            ),
            fixes: [Fix(range: range, replacement: heading + (hasBlank ? "" : " "))]
        )
    }
}
