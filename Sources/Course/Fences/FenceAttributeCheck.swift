import Diagnostics
import Markdown

/// Finds attributes of fences that are unknown, or have an invalid value.
enum FenceAttributeCheck {
    static let rule = RuleID.unknownFenceAttribute

    private enum ExpectedValue { case none, required, lines, number }

    /// The attributes a fence may have after its language.
    private static let known: [String: ExpectedValue] = [
        "caption": .required, "highlight": .lines, "fails": .required, "excerpt": .none, "run": .none,
        "tree": .required, "file": .required, "region": .required, "lines": .lines,
        "numbers": .none, "start": .number, "ins": .lines, "del": .lines, "diff": .none, "focus": .lines, "fold": .none,
        "tab": .required,
    ]
    static var names: [String] { known.keys.sorted() }
    /// The attributes that choose the part of a file that is shown.
    private static let parts: Set<String> = ["region", "lines"]

    static func check(_ document: Document) -> [Diagnostic] {
        var findings = DiagnosticList()
        for block in document.codeBlocks {
            var names: Set<String> = []
            for attribute in block.attributes {
                guard !findings.isFull else {
                    findings.cut()
                    return findings.diagnostics
                }
                if let finding = finding(attribute, in: block, of: document) {
                    findings.append(finding)
                } else if let finding = misuse(attribute, in: block, isFirst: names.insert(attribute.name).inserted) {
                    findings.append(finding)
                }
            }
        }
        return findings.diagnostics
    }

    private static func finding(
        _ attribute: FenceAttribute,
        in block: CodeBlock,
        of document: Document
    ) -> Diagnostic? {
        guard let value = known[attribute.name] else {
            // In mdBook the words behind a language are classes for style sheets, or instructions to Rust's tests; on websites
            // they are words for plug-ins.
            if document.dialect.isOfBook || document.dialect.isOfWebsite, attribute.value == nil,
                block.language != "swift"
            {
                return nil
            }
            let names = known.keys.sorted()
            let list = names.joined(separator: ", ")
            return Diagnostic(
                rule: rule,
                severity: .warning,
                message: LocalizedText(
                    en: "unknown fence attribute “\(attribute.name)”",
                    es: "atributo de bloque desconocido «\(attribute.name)»"
                ),
                range: attribute.range,
                reason: LocalizedText(
                    en: "it has no effect: pages don't show it and no check uses it",
                    es: "no tiene efecto: las páginas no lo muestran y ninguna comprobación lo usa"
                ),
                advice: NearMiss.suggestion(for: attribute.name, among: names).map {
                    LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                } ?? LocalizedText(en: "the attributes are: \(list)", es: "los atributos son: \(list)")
            )
        }
        guard let expected = fault(attribute, value: value) else {
            let isUseless = parts.contains(attribute.name) && !block.attributes.contains { $0.name == "file" }
            if isUseless { return withoutFile(attribute) }
            let mayStandAlone = document.dialect.isOfWebsite || document.isInGroup(block)
            return attribute.name == "tab" && !mayStandAlone ? alone(attribute) : nil
        }
        return Diagnostic(
            rule: .fenceAttributeValue,
            severity: .warning,
            message: LocalizedText(
                en: "“\(attribute.name)” takes \(expected.en)",
                es: "«\(attribute.name)» lleva \(expected.es)"
            ),
            range: attribute.valueRange ?? attribute.range
        )
    }

    /// The attributes that name lines of the block itself.
    private static let ownLines: Set<String> = ["highlight", "ins", "del", "focus"]

    /// Returns the finding about an attribute that is valid, but not here: it is there before, its quote never ends, or it names
    /// lines that the block doesn't have.
    private static func misuse(_ attribute: FenceAttribute, in block: CodeBlock, isFirst: Bool) -> Diagnostic? {
        func found(_ message: LocalizedText, _ advice: LocalizedText?) -> Diagnostic {
            Diagnostic(
                rule: .fenceAttributeValue,
                severity: .warning,
                message: message,
                range: attribute.valueRange ?? attribute.range,
                advice: advice
            )
        }
        let name = attribute.name
        guard isFirst else {
            return found(
                LocalizedText(
                    en: "“\(name)” is there twice, and only the first counts",
                    es: "«\(name)» está dos veces, y solo cuenta la primera"
                ),
                LocalizedText(en: "write both in one, or delete one", es: "escríbelo todo en uno, o borra uno")
            )
        }
        let value = attribute.value ?? ""
        // Quotes that are closed are no part of the value: `fails='"x" …'`.
        if !attribute.isQuoted, let quote = value.first, quote == "\"" || quote == "'" {
            return found(
                LocalizedText(
                    en: "the quote of “\(name)” never ends, so its value ends at the first blank",
                    es: "las comillas de «\(name)» no se cierran, así que su valor acaba en el primer espacio"
                ),
                LocalizedText(en: "close it: \(name)=\"…\"", es: "ciérralas: \(name)=\"…\"")
            )
        }
        guard ownLines.contains(name), !block.lacksItsFile, let last = LineNumbers(value)?.last else { return nil }
        let count = lineCount(block.slice.bytes)
        guard last > count else { return nil }
        let lines = LocalizedText.counted(count, en: ("line", "lines"), es: ("línea", "líneas"))
        return found(
            LocalizedText(
                en: "“\(name)” names line \(last), but the block has \(lines.en)",
                es: "«\(name)» nombra la línea \(last), pero el bloque tiene \(lines.es)"
            ),
            nil
        )
    }

    private static func lineCount(_ code: [UInt8]) -> Int {
        guard let last = code.last else { return 0 }
        let ends = code.count { $0 == UInt8(ascii: "\n") }
        return last == UInt8(ascii: "\n") ? ends : ends + 1
    }

    private static func alone(_ attribute: FenceAttribute) -> Diagnostic {
        Diagnostic(
            rule: .fenceAttributeValue,
            severity: .warning,
            message: LocalizedText(
                en: "no other block with “tab” is next to this one",
                es: "junto a este bloque no hay otro con «tab»"
            ),
            range: attribute.range,
            advice: LocalizedText(
                en: "put the blocks of a group directly one after another, each with a “tab”, or write “caption” here",
                es:
                    "pon los bloques de un grupo uno inmediatamente detrás de otro, cada uno con un «tab», o escribe aquí «caption»"
            )
        )
    }

    private static func withoutFile(_ attribute: FenceAttribute) -> Diagnostic {
        Diagnostic(
            rule: .fenceAttributeValue,
            severity: .warning,
            message: LocalizedText(
                en: "“\(attribute.name)” has no effect without “file”",
                es: "«\(attribute.name)» no tiene efecto sin «file»"
            ),
            range: attribute.range,
            advice: LocalizedText(
                en: "name the file that the part is from: file=Sources/App/Counter.swift",
                es: "indica de qué fichero es la parte: file=Sources/App/Counter.swift"
            )
        )
    }

    private static func fault(_ attribute: FenceAttribute, value: ExpectedValue) -> LocalizedText? {
        switch value {
        case .none:
            attribute.value == nil ? nil : LocalizedText(en: "no value", es: "ningún valor")
        case .required:
            (attribute.value ?? "").isEmpty
                ? LocalizedText(en: "a value: \(attribute.name)=…", es: "un valor: \(attribute.name)=…") : nil
        case .number:
            Int(attribute.value ?? "").map { (0...999_999).contains($0) } == true
                ? nil : LocalizedText(en: "a number such as 12", es: "un número como 12")
        case .lines:
            LineNumbers(attribute.value ?? "") == nil
                ? LocalizedText(en: "line numbers such as 2,4-6", es: "números de línea como 2,4-6") : nil
        }
    }
}
