import Diagnostics
import Support

/// The footnotes of a document while its tree is built: the definitions, and the references in their order.
struct FootnoteRegister {
    private let definitions: [FootnoteSource]
    private var byKey: [String: Int] = [:]
    /// Definitions in the order of their first reference.
    private(set) var order: [Int] = []
    private var numbers: [Int: Int] = [:]
    private var references: [Int: [NodeID]] = [:]
    private var appended = 0
    /// The index from which the next unused definition is looked for; nil while those that are referred to are appended.
    private var nextUnused: Int?
    /// The nodes of the definitions' bodies, by the definitions' indices.
    var nodes: [Int: NodeID] = [:]

    init(_ source: PreparedSource, diagnostics: inout DiagnosticList) {
        definitions = source.definitions
        for (index, definition) in definitions.enumerated() {
            let key = FootnoteSource.key(definition.label)
            if let first = byKey[key] {
                diagnostics.append(.duplicateFootnote(definition, first: definitions[first], source.file))
            } else {
                byKey[key] = index
            }
        }
    }

    /// Returns the next definition to append to the tree: first those referred to, in order, then the rest; nil at the end.
    mutating func nextToAppend() -> Int? {
        if nextUnused == nil, appended < order.count {
            appended += 1
            return order[appended - 1]
        }
        var index = nextUnused ?? 0
        while index < definitions.count, numbers[index] != nil { index += 1 }
        nextUnused = index + 1
        return index < definitions.count ? index : nil
    }

    /// Returns the number of this reference among those to its footnote, counted from 1.
    mutating func addReference(_ node: NodeID, to number: Int) -> UInt16 {
        references[number, default: []].append(node)
        return UInt16(truncatingIfNeeded: references[number]?.count ?? 1)
    }

    func footnotes(_ file: SourceFile) -> [Footnote] {
        definitions.indices.map { index in
            Footnote(
                label: definitions[index].label,
                number: numbers[index],
                node: nodes[index] ?? NodeID(0),
                references: references[index] ?? [],
                range: file.range(definitions[index].labelRange)
            )
        }
    }

    /// Replaces `[^label]` in texts.
    mutating func replaceReferences(
        in leaf: LeafInlines,
        text: [UInt8],
        source: PreparedSource,
        _ blockStart: Int,
        _ diagnostics: inout DiagnosticList
    ) -> [InlineEvent] {
        var result: [InlineEvent] = []
        result.reserveCapacity(leaf.events.count)
        for event in leaf.events {
            guard event.kind == .text, event.isLiteral, !event.isInLink else {
                result.append(event)
                continue
            }
            var replaced: [InlineEvent.Replacement] = []
            var index = Int(event.text.start)
            let end = Int(event.text.end)
            while let open = text[index..<end].firstIndex(of: UInt8(ascii: "[")) {
                index = open + 1
                guard index < end, text[index] == UInt8(ascii: "^") else { continue }
                let close = text[index..<end].firstIndex {
                    $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") || $0.isWhitespace
                }
                index = close ?? end
                guard let close, text[close] == UInt8(ascii: "]"), close > open + 2 else { continue }
                index = close + 1
                let label = String(decoding: text[(open + 2)..<close], as: UTF8.self)
                guard let number = byKey[FootnoteSource.key(label)] else {
                    let place = leaf.place(event.part(open..<close + 1).contentRange, source, blockStart)
                    diagnostics.append(.undefinedFootnote(label, place))
                    continue
                }
                if numbers[number] == nil, nextUnused == nil {
                    order.append(number)
                    numbers[number] = order.count
                }
                var reference = event.part(open..<close + 1)
                reference.kind = .footnoteReference
                reference.detail = Int32(truncatingIfNeeded: number)
                replaced.append((open..<close + 1, [reference]))
            }
            event.append(replacing: replaced, to: &result)
        }
        return result
    }

    func reportUnused(_ file: SourceFile, to diagnostics: inout DiagnosticList) {
        for index in definitions.indices where numbers[index] == nil {
            let definition = definitions[index]
            guard byKey[FootnoteSource.key(definition.label)] == index else { continue }
            diagnostics.append(.unusedFootnote(definition, file))
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicateFootnote(
        _ footnote: FootnoteSource,
        first: FootnoteSource,
        _ file: SourceFile
    ) -> Diagnostic {
        Diagnostic(
            rule: .footnoteDuplicate,
            severity: .error,
            message: LocalizedText(
                en: "the footnote “\(footnote.label)” is defined a second time",
                es: "la nota al pie «\(footnote.label)» está definida por segunda vez"
            ),
            range: file.range(footnote.labelRange),
            reason: LocalizedText(
                en: "only the first definition is shown; readers don't see this text",
                es: "solo se muestra la primera definición; este texto no se ve"
            ),
            advice: LocalizedText(
                en: "give this footnote another label, or delete it",
                es: "pon otra etiqueta a esta nota, o bórrala"
            ),
            related: [
                Diagnostic.Related(
                    range: file.range(first.labelRange),
                    message: LocalizedText(en: "first defined here", es: "definida aquí por primera vez")
                )
            ]
        )
    }

    fileprivate static func unusedFootnote(_ footnote: FootnoteSource, _ file: SourceFile) -> Diagnostic {
        Diagnostic(
            rule: .footnoteUnused,
            severity: .warning,
            message: LocalizedText(
                en: "no text refers to the footnote “\(footnote.label)”, so it is not shown",
                es: "ningún texto remite a la nota al pie «\(footnote.label)», así que no se muestra"
            ),
            range: file.range(footnote.labelRange),
            advice: LocalizedText(
                en: "write `[^\(footnote.label)]` where it belongs, or delete the note",
                es: "escribe `[^\(footnote.label)]` donde corresponda, o borra la nota"
            )
        )
    }

    fileprivate static func undefinedFootnote(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .footnoteUndefined,
            severity: .warning,
            message: LocalizedText(
                en: "the footnote “\(label)” is not defined, so readers see the brackets",
                es: "la nota al pie «\(label)» no está definida, así que se ven los corchetes"
            ),
            range: range,
            advice: LocalizedText(
                en:
                    "add a line `[^\(label)]: text` at the end of the file; if it is not a footnote, put it in backticks",
                es:
                    "añade una línea `[^\(label)]: texto` al final del fichero; si no es una nota, ponlo entre acentos graves"
            )
        )
    }
}
