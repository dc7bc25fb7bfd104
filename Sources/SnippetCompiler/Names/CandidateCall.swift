import Support

/// The call in a sample that a compiler error is about, with its labels.
struct CandidateCall {
    let name: String
    /// True if the call has a receiver: there is a dot before the name.
    let isMember: Bool
    /// The labels of the arguments in parentheses; `_` for an argument without one.
    let labels: [String]

    /// - Parameter place: The error's offset, in the sample's bytes.
    init?(at place: Int, in bytes: [UInt8]) {
        guard place < bytes.count, let end = Self.calleeEnd(at: place, in: bytes) else { return nil }
        var start = end
        while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
        guard start < end else { return nil }
        name = String(decoding: bytes[start..<end], as: UTF8.self)
        isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        var open = end
        if open < bytes.count, bytes[open] == UInt8(ascii: "<") {
            open = bytes[open...].firstIndex(of: UInt8(ascii: "(")) ?? open
        }
        labels = open < bytes.count && bytes[open] == UInt8(ascii: "(") ? Self.labels(from: open + 1, in: bytes) : []
    }

    /// Returns the number of labels of an overload, as in `(_:action:)`, that a call leaves out; nil if it can't be a call of
    /// that overload. Closures may follow the parentheses, and arguments with a default may be left out.
    func labelsLeftOut(by overload: String) -> Int? {
        let all = overload.filter { $0 != "(" && $0 != ")" }.split(separator: ":").map(String.init)
        var rest = all[...]
        for label in labels {
            guard let place = rest.firstIndex(of: label) else { return nil }
            rest = rest[(place + 1)...]
        }
        return all.count - labels.count
    }

    // MARK: Reading

    /// The end of the called name: the name that begins at the place, or the name before the innermost parenthesis around it.
    private static func calleeEnd(at place: Int, in bytes: [UInt8]) -> Int? {
        if bytes[place].isIdentifierByte {
            var end = place
            while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
            let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
            if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "<") { return end }
        }
        // Some errors are placed at the parenthesis itself.
        if bytes[place] == UInt8(ascii: "(") { return place }
        var open: [Int] = []
        var index = 0
        while index < place {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = stringEnd(from: index, in: bytes)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
            default: break
            }
            index += 1
        }
        return open.last.flatMap { bytes[$0] == UInt8(ascii: "(") ? $0 : nil }
    }

    /// The offset of the last byte of a string on one line.
    private static func stringEnd(from start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return index
    }

    private static func labels(from start: Int, in bytes: [UInt8]) -> [String] {
        var labels: [String] = []
        var depth = 0
        var index = start
        var isAtStart = true
        while index < bytes.count {
            let byte = bytes[index]
            if isAtStart, !byte.isWhitespace {
                if byte == UInt8(ascii: ")") { return labels }
                let word = bytes[index...].prefix(while: \.isIdentifierByte)
                let next = bytes[word.endIndex...].first
                labels.append(
                    next == UInt8(ascii: ":") && !word.isEmpty ? String(decoding: word, as: UTF8.self) : "_"
                )
                isAtStart = false
            }
            switch byte {
            case UInt8(ascii: "\""): index = stringEnd(from: index, in: bytes)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")") where depth == 0: return labels
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0: isAtStart = true
            default: break
            }
            index += 1
        }
        return labels
    }
}
