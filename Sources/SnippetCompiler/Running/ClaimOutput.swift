import Support

/// The output of a program with marks, cut at them.
struct ClaimOutput: Sendable, Hashable {
    struct Event: Sendable, Hashable {
        /// The index of the claim whose mark was written.
        let claim: Int
        /// The text that was printed since the last mark of a claim on output.
        let text: String
        /// The value as `print` and `debugPrint` write it; empty for a mark without a value.
        var forms: [String] = []
    }

    /// The name of the module that samples are compiled as: values of their types are written with it.
    static let module = "GlosaSamples"

    private(set) var events: [Event] = []
    /// The text behind the last mark of a claim on output.
    private(set) var rest = ""

    /// - Parameter isOutput: Returns true for the index of a claim on output.
    init(_ output: String, isOutput: (Int) -> Bool) {
        var text: [UInt8] = []
        var bytes = Array(Self.withoutContexts(output).utf8)[...]
        while let start = bytes.firstIndex(of: ClaimMarks.first) {
            text += bytes[..<start]
            guard let end = bytes[start...].firstIndex(of: ClaimMarks.last) else {
                bytes = bytes[start...].dropFirst()
                continue
            }
            let parts = bytes[start + 1..<end].split(separator: ClaimMarks.separator, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            bytes = bytes[(end + 1)...]
            guard let claim = parts.first.flatMap({ Int($0) }) else { continue }
            events.append(
                Event(claim: claim, text: String(decoding: text, as: UTF8.self), forms: Array(parts.dropFirst()))
            )
            if isOutput(claim) { text = [] }
        }
        rest = String(decoding: text + bytes, as: UTF8.self)
    }

    /// An output as the sample alone writes it.
    static func withoutMarks(_ output: String) -> String {
        let found = ClaimOutput(output) { _ in true }
        return found.events.map(\.text).joined() + found.rest
    }

    /// An output in which types of the sample stand without the module and the function around them: `GlosaSamples.Point`,
    /// `GlosaSamples.(unknown context at $55d0).Point`.
    private static func withoutContexts(_ output: String) -> String {
        let prefix = module + "."
        guard output.contains(prefix) else { return output }
        var result = ""
        for (index, part) in output.split(separator: prefix, omittingEmptySubsequences: false).enumerated() {
            var part = part
            while index > 0, part.hasPrefix("(unknown context at $"), let end = part.firstRange(of: ").") {
                part = part[end.upperBound...]
            }
            result += part
        }
        return result
    }
}
