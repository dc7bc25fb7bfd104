import Support

/// Signatures written as notation: a call whose arguments are parameters, `.offset(_ size: CGSize, y: CGFloat = 0)`, or labels
/// alone, `Button(action:, label:)`, and a result behind a call.
extension SecondReading {
    mutating func leaveOutNotation() {
        for range in CodeLines(bytes).ranges {
            guard let open = callOpening(in: range), let close = closing(of: open), close > open + 1 else { continue }
            let arguments = arguments(in: (open + 1)..<close)
            let areLabels = arguments.allSatisfy(isLabelAlone)
            guard areLabels || arguments.allSatisfy(isParameter), !arguments.isEmpty else { continue }
            let lineEnd = bytes[close...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let behind = bytes[(close + 1)..<lineEnd]
            leaveOut((open + 1)..<close)
            // `equal<T: Equatable>()` is no call, `equal ()` is one.
            let name = bytes[range].prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
            if bytes[name.endIndex..<open].contains(UInt8(ascii: ":")) {
                replace(name.endIndex..<open, with: UInt8(ascii: " "))
            }
            // A result type behind a call.
            if !areLabels, behind.contains(bytes: "->".utf8), !behind.contains(UInt8(ascii: "{")) {
                replace((close + 1)..<lineEnd, with: UInt8(ascii: " "))
            }
        }
    }

    /// Blanks a sample that is a list of operators: `+ - / * %`, or one on each line.
    mutating func leaveOutOperators() {
        let signs = "+-*/%=<>!&|^~?:. \t\r\n,".utf8
        guard bytes.allSatisfy(signs.contains) else { return }
        replace(0..<bytes.count, with: UInt8(ascii: " "))
    }

    /// Blanks the sign at the beginning of a sample that is a variable's value alone: `= 123`.
    mutating func leaveOutAssignment() {
        guard let first = bytes.firstIndex(where: { !$0.isWhitespace }), bytes[first] == UInt8(ascii: "="),
            first + 1 < bytes.count, bytes[first + 1] == UInt8(ascii: " ")
        else { return }
        replace(first..<first + 1, with: UInt8(ascii: " "))
    }

    /// Returns the parenthesis behind the name at the start of a line, past its generic parameters; nil if there is none.
    private func callOpening(in line: Range<Int>) -> Int? {
        let name = bytes[line].drop { $0 == UInt8(ascii: ".") }.prefix {
            $0.isIdentifierByte || $0 == UInt8(ascii: ".")
        }
        guard !name.isEmpty else { return nil }
        var index = name.endIndex
        if index < line.upperBound, bytes[index] == UInt8(ascii: "<") {
            guard let end = bytes[index..<line.upperBound].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            index = end + 1
        }
        return index < line.upperBound && bytes[index] == UInt8(ascii: "(") ? index : nil
    }

    private func closing(of open: Int) -> Int? {
        var depth = 0
        for index in open..<bytes.count {
            if "([{".utf8.contains(bytes[index]) { depth += 1 }
            if ")]}".utf8.contains(bytes[index]) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the arguments of a call, without the white space before them.
    private func arguments(in range: Range<Int>) -> [ArraySlice<UInt8>] {
        var depth = 0
        var start = range.lowerBound
        var found: [ArraySlice<UInt8>] = []
        for index in range {
            if "([{<".utf8.contains(bytes[index]) { depth += 1 }
            if ")]}".utf8.contains(bytes[index])
                || bytes[index] == UInt8(ascii: ">") && bytes[index - 1] != UInt8(ascii: "-")
            {
                depth -= 1
            }
            if depth == 0, bytes[index] == UInt8(ascii: ",") {
                found.append(bytes[start..<index])
                start = index + 1
            }
        }
        found.append(bytes[start..<range.upperBound])
        return found.map { $0.drop(while: \.isWhitespace) }
    }

    /// Returns true for a label without a value: `after:`.
    private func isLabelAlone(_ argument: ArraySlice<UInt8>) -> Bool {
        let label = argument.prefix(while: \.isIdentifierByte)
        let rest = argument[label.endIndex...]
        return !label.isEmpty && rest.first == UInt8(ascii: ":") && rest.dropFirst().allSatisfy(\.isWhitespace)
    }

    /// Returns true for one or two names and a type: `_ size: CGSize = .zero`, `in shape: some Shape`, `isEnabled: Bool = true`.
    private func isParameter(_ argument: ArraySlice<UInt8>) -> Bool {
        guard let colon = argument.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let names = argument[..<colon].split(separator: UInt8(ascii: " "))
        guard (1...2).contains(names.count), names.allSatisfy({ $0.allSatisfy(\.isIdentifierByte) }) else {
            return false
        }
        let type = argument[(colon + 1)...].drop(while: \.isWhitespace)
        let words = ["some ", "any ", "inout ", "borrowing ", "consuming ", "sending ", "@", "(", "["]
        let isUppercase = type.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        // `Int.max` is a value.
        let hasMember = type.indices.dropLast().contains {
            type[$0] == UInt8(ascii: ".") && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(type[$0 + 1])
                && !type[..<$0].contains(UInt8(ascii: "="))
        }
        return isUppercase && !hasMember || words.contains { type.starts(with: $0.utf8) }
    }
}
