import Support
import SwiftSamples

/// Declarations with cases of a `switch` behind them, as pages show an enumeration and its use in one fence.
extension SecondReading {
    /// Blanks the cases if they parse in a `switch` and other code stands before them.
    mutating func leaveOutLooseCases() {
        let lines = CodeLines(bytes).ranges
        var depth = 0
        var start: Int?
        for line in lines {
            let isOutermost = depth == 0
            for byte in bytes[line] {
                if "([{".utf8.contains(byte) { depth += 1 }
                if ")]}".utf8.contains(byte) { depth -= 1 }
            }
            guard isOutermost, ["case ", "default:"].contains(where: { bytes[line].starts(with: $0.utf8) }) else {
                continue
            }
            if start == nil { start = line.lowerBound }
        }
        guard let start, depth == 0, start > (lines.first?.lowerBound ?? start),
            let end = bytes.lastIndex(where: { !$0.isWhitespace }), end > start
        else { return }
        let cases = start..<(end + 1)
        guard let tree = try? SampleSyntax.parse(Wrapping.switchCases.around(Array(bytes[cases]))), !tree.hasError
        else {
            return
        }
        leaveOut(cases)
    }
}
