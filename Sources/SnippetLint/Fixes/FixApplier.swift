import Diagnostics

/// Applies the safe fixes of diagnostics to a file's bytes.
public enum FixApplier {
    /// More rounds than fixes can need that converge; fixes that don't converge stop here.
    private static let maximumRounds = 16

    /// The bytes after one round: of fixes that overlap, the first in the file is applied and the others wait.
    ///
    /// All edits of a diagnostic are applied, or none.
    public static func apply(_ diagnostics: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
        var accepted: [Fix] = []
        var taken: [Range<Int>] = []
        for diagnostic in diagnostics.sortedForReport() where !diagnostic.fixes.isEmpty {
            let ranges = diagnostic.fixes.map(\.range.bytes)
            let isInside = ranges.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= bytes.count }
            guard isInside, !ranges.contains(where: { range in taken.contains { touches($0, range) } }) else {
                continue
            }
            accepted += diagnostic.fixes
            taken += ranges
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for fix in accepted.sorted(by: { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }) {
            guard fix.range.bytes.lowerBound >= position else { continue }
            result += bytes[position..<fix.range.bytes.lowerBound]
            result += fix.replacement.utf8
            position = fix.range.bytes.upperBound
        }
        result += bytes[position...]
        return result
    }

    /// The bytes after as many rounds as change something.
    ///
    /// - Parameter diagnose: what there is to be mended in the bytes of the file as they are now.
    public static func applyRepeatedly(to bytes: [UInt8], diagnose: ([UInt8]) -> [Diagnostic]) -> [UInt8] {
        var current = bytes
        for _ in 0..<maximumRounds {
            let next = apply(diagnose(current), to: current)
            if next == current { break }
            current = next
        }
        return current
    }

    /// Two edits at one point, or with bytes in common, can't both be made.
    private static func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.overlaps(right) || left.lowerBound == right.lowerBound
    }
}
