import Diagnostics
import Support

/// A tag of GitBook's at the beginning of a text: `{% hint style="info" %}`.
struct BlockTag {
    let name: String
    /// The whole tag, with its braces.
    let range: Range<Int>
    /// The part behind the name.
    private let arguments: Range<Int>

    /// The name of the tag that it closes; nil if it closes none.
    var closes: String? { name.hasPrefix("end") ? String(name.dropFirst(3)) : nil }

    private static let blocks: Set<String> = [
        "hint", "tabs", "tab", "code", "content-ref", "stepper", "step", "columns", "column", "embed", "file",
        "updates", "update", "prompt", "if", "openapi", "openapi-operation", "openapi-schemas", "openapi-webhook",
        "swagger", "swagger-description", "swagger-parameter", "swagger-response", "api-method", "carousel",
    ]
    /// Blocks that GitBook fills in, or that it shows to some readers only.
    private static let partial: Set<String> = [
        "if", "openapi", "openapi-operation", "openapi-schemas", "openapi-webhook", "swagger", "api-method",
    ]

    /// True if pages show another text than GitBook does.
    var isPartial: Bool { Self.partial.contains(name) }

    static func isKnown(_ name: String) -> Bool { blocks.contains(name) }

    /// Returns true for tags that are written with and without a closing one.
    static func mayStandAlone(_ name: String) -> Bool { name == "embed" || name == "file" }

    init?(_ text: ArraySlice<UInt8>) {
        guard text.starts(with: "{%".utf8) else { return nil }
        var index = text.startIndex + 2
        while index + 1 < text.endIndex, text[index] != UInt8(ascii: "%") || text[index + 1] != UInt8(ascii: "}") {
            index += 1
        }
        guard index + 1 < text.endIndex else { return nil }
        let content = text[text.startIndex + 2..<index].drop { $0.isSpaceOrTab || $0 == UInt8(ascii: "-") }
        let word = content.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard !word.isEmpty else { return nil }
        name = String(decoding: word, as: UTF8.self).lowercased()
        range = text.startIndex..<index + 2
        arguments = word.endIndex..<index
    }

    /// Returns the range of an argument's value, without its quotes; nil if the tag has no such argument.
    func value(_ name: String, in bytes: [UInt8]) -> Range<Int>? {
        let text = bytes[arguments]
        var index = text.startIndex
        while index < text.endIndex {
            let word = text[index...].drop(while: \.isSpaceOrTab).prefix { $0 != UInt8(ascii: "=") && !$0.isSpaceOrTab }
            guard !word.isEmpty else {
                index += 1
                continue
            }
            index = word.endIndex
            guard index < text.endIndex, text[index] == UInt8(ascii: "=") else { continue }
            let (value, end) = Self.value(text[(index + 1)...])
            if word.elementsEqual(name.utf8) { return value }
            index = max(end, index + 1)
        }
        return nil
    }

    /// Reads a value in straight or curly quotes, or without any.
    private static func value(_ text: ArraySlice<UInt8>) -> (range: Range<Int>, end: Int) {
        for (open, close) in [("\"", "\""), ("'", "'"), ("\u{201C}", "\u{201D}")] where text.starts(with: open.utf8) {
            let start = text.startIndex + open.utf8.count
            var index = start
            while index < text.endIndex {
                if text[index...].starts(with: close.utf8) { return (start..<index, index + close.utf8.count) }
                index += 1
            }
            return (start..<text.endIndex, text.endIndex)
        }
        let word = text.prefix { !$0.isSpaceOrTab }
        return (word.startIndex..<word.endIndex, word.endIndex)
    }

    /// Returns the kind of the block that the tag opens; nil if it opens none.
    func kind(in bytes: [UInt8]) -> Container.Kind? {
        func text(_ name: String) -> String? {
            value(name, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
        }
        switch name {
        case "hint": return .callout(Callout(name: text("style")?.lowercased() ?? "info") ?? .info, .none)
        case "tabs": return .tabs
        case "tab": return .tab(title: text("title") ?? "")
        case "columns": return .columns(nil)
        case "column": return .column(size: 1)
        case "stepper": return .walkthrough
        case "step": return .walkthroughStep(1)
        default: return Self.isKnown(name) ? .plain : nil
        }
    }

    /// Returns the words of the tag's arguments that readers see before the block's content; nil if there are none.
    func words(in bytes: [UInt8]) -> String? {
        func text(_ name: String) -> String? {
            value(name, in: bytes).map { range in
                String(decoding: bytes[range], as: UTF8.self).filter { !"*`[]<\\\n".contains($0) }
            }.flatMap { $0.isEmpty ? nil : $0 }
        }
        let parts: [String?]
        switch name {
        case "update":
            parts = [text("date"), text("tags")?.split(separator: ",").joined(separator: ", ")]
        case "prompt": parts = [text("description")]
        case "openapi", "openapi-operation", "openapi-webhook", "swagger", "api-method":
            let address = (text("baseUrl") ?? text("host") ?? "") + (text("path") ?? "")
            parts = [text("summary"), text("method")?.uppercased(), address.isEmpty ? nil : address]
        case "openapi-schemas": parts = [text("schemas")?.split(separator: ",").joined(separator: ", ")]
        case "swagger-parameter": parts = [text("name"), text("type"), text("in")]
        case "swagger-response": parts = [text("status"), text("description")]
        default: parts = []
        }
        let words = parts.compactMap(\.self)
        guard let first = words.first else { return nil }
        return (["**\(first)**"] + words.dropFirst()).joined(separator: " · ")
    }
}

extension Diagnostic {
    static func partialTag(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .foreignSyntax,
            severity: .warning,
            message: name == "if"
                ? LocalizedText(
                    en: "`{% if %}` is a condition of GitBook’s: pages show its text to everybody",
                    es: "`{% if %}` es una condición de GitBook: las páginas muestran su texto a todo el mundo"
                )
                : LocalizedText(
                    en: "`{% \(name) %}` is filled in by GitBook: pages show only what is written in it",
                    es: "`{% \(name) %}` lo rellena GitBook: las páginas solo muestran lo que lleva escrito"
                ),
            range: range,
            advice: name == "if"
                ? LocalizedText(en: "write what everybody should read", es: "escribe lo que debe leer todo el mundo")
                : LocalizedText(
                    en: "write the text itself, or link to a page that shows the interface",
                    es: "escribe el texto mismo, o enlaza una página que muestre la interfaz"
                )
        )
    }

    static func unclosedTag(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .error,
            message: LocalizedText(
                en: "`{% \(name) %}` is never closed: it ends with what it stands in",
                es: "`{% \(name) %}` no se cierra: acaba con aquello en lo que está"
            ),
            range: range,
            advice: LocalizedText(en: "write `{% end\(name) %}` at its end", es: "escribe `{% end\(name) %}` al final")
        )
    }

    static func strayTag(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .unclosedDirective,
            severity: .warning,
            message: LocalizedText(
                en: "`{% \(name) %}` closes nothing: no block of that name is open",
                es: "`{% \(name) %}` no cierra nada: no hay ningún bloque abierto con ese nombre"
            ),
            range: range,
            advice: LocalizedText(
                en: "remove it, or write the tag that opens the block",
                es: "quítalo, o escribe la etiqueta que abre el bloque"
            )
        )
    }
}
