import Diagnostics
import SnippetSyntax
import Support

/// An applier of the safe fixes of diagnostics to a file's bytes.
public enum FixApplier {
    /// The largest number of rounds: more than converging fixes can need; others stop here.
    private static let maximumRounds = 16

    /// Returns the bytes after one round: of fixes that overlap, the first in the file is applied and the others wait.
    ///
    /// All edits of a diagnostic are applied, or none; none if its own edits overlap.
    public static func apply(_ diagnostics: [Diagnostic], to bytes: [UInt8]) -> [UInt8] {
        /// The accepted fixes in the order of their places; no two of them meet.
        var accepted: [Fix] = []
        for diagnostic in diagnostics.sortedForReport() where !diagnostic.fixes.isEmpty {
            let isInside = diagnostic.fixes.allSatisfy {
                0 <= $0.range.bytes.lowerBound && $0.range.bytes.upperBound <= bytes.count
            }
            guard isInside else { continue }
            var added: [Fix] = []
            for fix in diagnostic.fixes {
                let place = index(of: fix, in: accepted)
                guard !meets(fix, at: place, in: accepted) else {
                    for fix in added { accepted.remove(at: index(of: fix, in: accepted)) }
                    break
                }
                accepted.insert(fix, at: place)
                added.append(fix)
            }
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        for fix in accepted {
            result += bytes[position..<fix.range.bytes.lowerBound]
            result += fix.replacement.utf8
            position = fix.range.bytes.upperBound
        }
        result += bytes[position...]
        return result
    }

    /// Returns the index at which a fix belongs, or stands, among others.
    private static func index(of fix: Fix, in others: [Fix]) -> Int {
        others.partitioningIndex { $0.range.bytes.lowerBound >= fix.range.bytes.lowerBound }
    }

    private static func meets(_ fix: Fix, at index: Int, in others: [Fix]) -> Bool {
        others[max(0, index - 1)..<min(others.count, index + 1)].contains {
            touches($0.range.bytes, fix.range.bytes)
        }
    }

    /// Returns the bytes after as many rounds as change something.
    ///
    /// - Parameter diagnose: returns the findings in the bytes of the file as they are now.
    public static func applyRepeatedly(to bytes: [UInt8], diagnose: ([UInt8]) -> [Diagnostic]) -> [UInt8] {
        var current = bytes
        for _ in 0..<maximumRounds {
            let next = apply(diagnose(current), to: current)
            if next == current { break }
            current = next
        }
        return current
    }

    /// Returns true if two edits can't both be made: they begin at one point, or have bytes in common.
    private static func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.lowerBound == right.lowerBound || left.lowerBound < right.upperBound && right.lowerBound < left.upperBound
    }
}
