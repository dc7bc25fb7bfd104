import Diagnostics

/// Text that was meant for a reference link, `[text][label]`, but whose label is not defined.
///
/// CommonMark shows it as it stands. `a[0][1]` is taken for code that lacks its backticks, not for a link.
enum UndefinedReference {
    static func report(
        in leaf: LeafInlines,
        text: [UInt8],
        source: PreparedSource,
        _ blockStart: Int,
        to diagnostics: inout [Diagnostic]
    ) {
        for event in leaf.events where event.kind == .text && event.isLiteral && !event.isInLink {
            let range = event.text.range
            var index = range.lowerBound
            while let middle = text[index..<range.upperBound].firstIndex(of: UInt8(ascii: "]")), middle + 1 < range.upperBound {
                index = middle + 1
                guard text[middle + 1] == UInt8(ascii: "["),
                    let open = text[range.lowerBound..<middle].lastIndex(of: UInt8(ascii: "[")), open + 1 < middle,
                    let close = text[(middle + 2)..<range.upperBound].firstIndex(of: UInt8(ascii: "]"))
                else { continue }
                if open > range.lowerBound, text[open - 1].isAlphanumeric || text[open - 1] == UInt8(ascii: "]") { continue }
                guard text[open + 1] != UInt8(ascii: "^") else { continue }
                let label = middle + 2 < close ? middle + 2..<close : open + 1..<middle
                let name = String(decoding: text[label], as: UTF8.self)
                let place = leaf.place(event.part(open..<close + 1).contentRange, source, blockStart)
                diagnostics.append(.undefinedReference(name, place))
                index = close + 1
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func undefinedReference(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: "undefined-reference",
            severity: .warning,
            message: LocalizedText(
                en: "No link is defined for the label “\(label)”, so readers see the brackets.",
                es: "Ningún enlace está definido con la etiqueta «\(label)», así que se ven los corchetes."
            ),
            range: range,
            advice: LocalizedText(
                en: "Add a line `[\(label)]: address`, or write the address in parentheses: `[text](address)`.",
                es: "Añade una línea `[\(label)]: dirección`, o escribe la dirección entre paréntesis: `[texto](dirección)`."
            )
        )
    }
}
