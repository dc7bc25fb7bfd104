import Support

/// Errors that stay true whatever type a missing name turns out to have.
enum Consequence {
    /// True if an error has nothing to do with the missing names.
    static func isNone(_ message: String) -> Bool {
        // A member that a generic type lacks may depend on its parameter; a key path without a known root is an AnyKeyPath.
        if message.contains("has no member") { return !message.contains("<") && !message.contains("'AnyKeyPath'") }
        return sure.contains { message.contains($0) }
    }

    /// True for an error about a variable whose value comes from a missing name, `var s = stat()`, `s.size`, or about an optional
    /// that a missing initializer returns.
    ///
    /// - Parameter place: The offset of the missing member, or of the variable, in the bytes.
    static func isOfValue(madeOf names: [String], _ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard !names.isEmpty, place <= bytes.count else { return false }
        if message.contains("must be unwrapped") {
            let line = bytes[bytes.lineStart(before: place)...].prefix { $0 != UInt8(ascii: "\n") }
            return names.contains { name in
                name.firstRange(of: ".init").map { line.contains(bytes: "\(name[..<$0.lowerBound])(".utf8) } ?? false
            }
        }
        guard message.contains("has no member") else { return false }
        let start = bytes[..<place].lastIndex { !$0.isWordByte && $0 != UInt8(ascii: ".") }.map { $0 + 1 } ?? 0
        let variable = bytes[start...].prefix(while: \.isWordByte)
        guard !variable.isEmpty else { return false }
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            let words = line.split { !$0.isWordByte }
            guard let index = words.firstIndex(where: { $0.elementsEqual(variable) }), index > 0,
                ["let", "var"].contains(where: { words[index - 1].elementsEqual($0.utf8) })
            else { return false }
            return words[(index + 1)...].contains { word in names.contains { word.elementsEqual($0.utf8) } }
        }
    }

    /// True for a missing member that is called with one of the missing names and without labels: `buffer.writeRest(something)` shows
    /// where the author's own code goes, in both names.
    static func isOfCall(with names: [String], _ message: String, _ bytes: [UInt8], at place: Int) -> Bool {
        guard place <= bytes.count, let member = MissingName.lack(in: message)?.member else { return false }
        let line = bytes[place...].prefix { $0 != UInt8(ascii: "\n") }
        guard let call = line.firstRange(ofBytes: "\(member)(".utf8) else { return false }
        let arguments = line[call.upperBound...].prefix { $0 != UInt8(ascii: ")") }
        guard !arguments.contains(UInt8(ascii: ":")) else { return false }
        return arguments.split { !$0.isWordByte }.contains { word in names.contains { word.elementsEqual($0.utf8) } }
    }

    private static let sure = [
        "has no initializers", "is a 'let' constant", "is a get-only property", "invalid redeclaration",
        "switch must be exhaustive", "must be unwrapped", "actor-isolated",
    ]
}
