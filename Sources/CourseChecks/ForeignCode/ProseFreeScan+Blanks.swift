import Support

/// The texts behind a blank: an option's description, and in YAML an address or a sentence.
extension ProseFreeScan {
    mutating func skipBlank() -> Bool {
        guard byte == UInt8(ascii: " ") else { return false }
        if skipOptionDescription() { return true }
        guard dialect.isYAML else { return false }
        if isBeforeMail() {
            skip(to: "\n")
            return true
        }
        guard let before = byteBefore, ":-".utf8.contains(before) else { return false }
        index += 1
        index = endOfBlockScalar() ?? endOfPlainScalar() ?? index
        return true
    }

    /// Returns true for the blank before an address of somebody's mail, in the place of which readers write their own.
    private func isBeforeMail() -> Bool {
        let rest = source[(index + 1)...].prefix { !" \t\n#".utf8.contains($0) }
        guard let sign = rest.firstIndex(of: UInt8(ascii: "@")), sign > rest.startIndex else { return false }
        let name = rest[..<sign].allSatisfy { $0 >= 0x80 || $0.isAlphanumeric || ".-_+".utf8.contains($0) }
        return name && rest[(sign + 1)...].contains(UInt8(ascii: ".")) && !rest.contains(UInt8(ascii: "/"))
    }

    /// The index after the rest of a YAML line if it is a sentence, an unquoted text of several words; else nil.
    private func endOfPlainScalar() -> Int? {
        guard index < source.count, !"[{&*|>\"'#".utf8.contains(byte) else { return nil }
        let text = source[index...].prefix { $0 != 0x0A }
        return text.contains(UInt8(ascii: " ")) ? text.endIndex : nil
    }

    /// The keys of YAML whose text is run.
    private static let codeKeys: Set<String> = [
        "run", "script", "before_script", "after_script", "command", "cmd", "args", "entrypoint", "exec", "shell",
        "inline", "code",
    ]

    /// The index after a text of several lines in YAML, below a key that isn't one of commands; nil if none begins here (YAML 1.2,
    /// section 8.1).
    private func endOfBlockScalar() -> Int? {
        guard index < source.count, "|>".utf8.contains(byte) else { return nil }
        func indentation(_ line: Int) -> Int { source[line...].prefix { $0 == UInt8(ascii: " ") }.count }
        guard var end = source[(index + 1)...].firstIndex(where: { !("-+ ".utf8.contains($0) || $0.isDigit) }),
            source[end] == 0x0A
        else { return nil }
        let line = context.lineStart
        let key = source[line..<index].filter { $0 == UInt8(ascii: "_") || $0.isAlphanumeric }
        guard !Self.codeKeys.contains(String(decoding: key, as: UTF8.self).lowercased()) else { return nil }
        let own = indentation(line)
        while end + 1 < source.count {
            let next = source[(end + 1)...].firstIndex(of: 0x0A) ?? source.count
            let isBlank = source[(end + 1)..<next].allSatisfy(\.isWhitespace)
            guard isBlank || indentation(end + 1) > own else { break }
            end = next
        }
        return end
    }
}
