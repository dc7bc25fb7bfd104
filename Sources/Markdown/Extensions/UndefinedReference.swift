import Diagnostics
import Support

/// Text that was meant as a reference link, `[text][label]`, but whose label is not defined.
///
/// CommonMark shows it as written. `a[0][1]` is taken for code that lacks its backticks, not for a link.
enum UndefinedReference {
    static func report(
        in leaf: LeafInlines,
        text: [UInt8],
        source: PreparedSource,
        _ blockStart: Int,
        to diagnostics: inout DiagnosticList
    ) {
        // The last `[` without a `]` yet; links and images have taken theirs.
        var open: (place: Int, label: [UInt8])?
        for event in leaf.events where event.kind != .text || !event.isInLink {
            guard event.kind == .text, event.isLiteral else {
                if event.phase == .leaf { open?.label += text[event.text.range] }
                continue
            }
            var index = Int(event.text.start)
            let end = Int(event.text.end)
            while index < end {
                let byte = text[index]
                if byte == UInt8(ascii: "[") {
                    let before = index > Int(event.text.start) ? text[index - 1] : UInt8(ascii: " ")
                    let isSubscript = before.isAlphanumeric || before >= 0x80 || before == UInt8(ascii: "]")
                    open = isSubscript ? nil : (Int(event.contentStart) + index - Int(event.text.start), [])
                } else if byte == UInt8(ascii: "]") {
                    if let opener = open, let label = fullLabel(text[index..<end]) {
                        let close = label.range.upperBound + 1
                        let name = label.range.isEmpty ? String(decoding: opener.label, as: UTF8.self) : label.name
                        let contentEnd = Int(event.contentStart) + close - Int(event.text.start)
                        let range = event.contentStart < 0 ? nil : opener.place..<contentEnd
                        if !name.isEmpty {
                            diagnostics.append(.undefinedReference(name, leaf.place(range, source, blockStart)))
                        }
                        index = close - 1
                    }
                    open = nil
                } else if open != nil {
                    open?.label.append(byte)
                }
                index += 1
            }
        }
    }

    /// Returns the label in `][label]` and its range; nil if there is none.
    private static func fullLabel(_ text: ArraySlice<UInt8>) -> (name: String, range: Range<Int>)? {
        let start = text.startIndex + 2
        guard text.starts(with: "][".utf8), let close = text.dropFirst(2).firstIndex(of: UInt8(ascii: "]")) else {
            return nil
        }
        let label = start..<close
        guard !text[label].contains(UInt8(ascii: "[")), text[label].first != UInt8(ascii: "^") else { return nil }
        return (String(decoding: text[label], as: UTF8.self), label)
    }
}

extension Diagnostic {
    fileprivate static func undefinedReference(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .undefinedReference,
            severity: .warning,
            message: LocalizedText(
                en: "no link is defined for the label “\(label)”, so readers see the brackets",
                es: "ningún enlace está definido con la etiqueta «\(label)», así que se ven los corchetes"
            ),
            range: range,
            advice: LocalizedText(
                en: "add a line `[\(label)]: address`, or write the address in parentheses: `[text](address)`",
                es:
                    "añade una línea `[\(label)]: dirección`, o escribe la dirección entre paréntesis: `[texto](dirección)`"
            )
        )
    }
}
