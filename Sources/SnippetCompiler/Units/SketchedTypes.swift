import SnippetSyntax
import Support

/// The types of a sample whose bodies it leaves empty, as ones that the documentation shows whole elsewhere.
struct SketchedTypes {
    let names: [String]
    /// The unit without their declarations.
    let unit: CompilationUnit

    /// - Returns: Nil if the sample has no such type.
    init?(in sample: SampleAnatomy, number: Int, unit: CompilationUnit) {
        var names: [String] = []
        var text = unit.text
        for item in sample.items where item.kind == .type && Self.isEmpty(item, in: sample.bytes) {
            guard let range = unit.range(of: item.range, sample: number) else { continue }
            names += item.names
            // The access level before it was added for the compiler.
            let start = [Array("fileprivate ".utf8), Array("private ".utf8)].first {
                text[..<range.lowerBound].hasSuffix($0)
            }
            let whole = range.lowerBound - (start?.count ?? 0)..<range.upperBound
            for index in whole where text[index] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
        }
        guard !names.isEmpty else { return nil }
        self.names = names
        self.unit = unit.with(text: text)
    }

    private static func isEmpty(_ item: SampleAnatomy.Item, in bytes: [UInt8]) -> Bool {
        let text = bytes[item.range.clamped(to: 0..<bytes.count)]
        guard let open = text.firstIndex(of: UInt8(ascii: "{")), text.last == UInt8(ascii: "}") else { return false }
        return text[(open + 1)..<(text.endIndex - 1)].allSatisfy(\.isWhitespace)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
