import Diagnostics

/// Proves of findings that a report can show them and `--fix` can apply them.
public enum FindingCheck {
    /// What is wrong with the places of findings about one file, or nil.
    public static func fault(in findings: [Diagnostic], about bytes: [UInt8]) -> String? {
        for finding in findings {
            let places = [finding.range] + finding.related.map(\.range) + finding.fixes.map(\.range)
            for place in places {
                if let fault = fault(in: place.bytes, of: bytes) { return "\(finding.rule): \(fault)" }
            }
            if finding.message.en.isEmpty || finding.message.es.isEmpty { return "\(finding.rule) says nothing" }
        }
        return nil
    }

    /// What is wrong with a range of a file, or nil.
    public static func fault(in range: Range<Int>, of bytes: [UInt8]) -> String? {
        if range.lowerBound < 0 || range.upperBound > bytes.count {
            return "\(range) lies outside of the file's \(bytes.count) bytes"
        }
        for place in [range.lowerBound, range.upperBound] where place < bytes.count && bytes[place] & 0xC0 == 0x80 {
            return "\(place) of \(range) lies within a character"
        }
        return nil
    }
}
