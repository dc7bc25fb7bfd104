import Diagnostics
import Mermaid
import TestSupport

/// Draws a text, and reads its findings.
func faultInDiagram(_ bytes: [UInt8]) -> String? {
    let source = SourceSlice(SourceFile(path: "diagram.mmd", bytes: bytes))
    let result = renderDiagram(source)
    if let fault = FindingCheck.fault(in: result.diagnostics, about: bytes) { return fault }
    for link in result.links {
        if let fault = FindingCheck.fault(in: link.range.bytes, of: bytes) { return "a link: \(fault)" }
    }
    if UTF8Check.firstFault(in: Array(result.outline.utf8)) != nil { return "the outline is no UTF-8" }
    guard let svg = result.svg else {
        return result.diagnostics.contains { $0.severity == .error } ? nil : "no drawing, and no error"
    }
    if let fault = SVGCheck.fault(in: svg) { return fault }
    guard isTriedTwice(bytes), !bytes.contains(0x0D) else { return nil }
    let windows = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    let again = renderDiagram(SourceSlice(SourceFile(path: "diagram.mmd", bytes: windows)))
    return again.svg == svg ? nil : "the same text, with another system's line breaks, gives a different drawing"
}

/// Diagrams of a type: what begins with another word gets the type's own.
func diagram(_ types: String...) -> Property {
    { input in
        let bytes = repaired(input)
        // Front matter and directives stand before the type.
        let isWhole = (types + ["---", "%%"]).contains { bytes.starts(with: $0.utf8) }
        return faultInDiagram(isWhole ? bytes : Array((types[0] + "\n").utf8) + bytes)
    }
}
