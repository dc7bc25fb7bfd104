import Support

/// Errors about a type of C that happens to have the name of a value which nothing shows: `user` and `group` are types for who
/// imports Foundation on Linux.
enum TypesOfC {
    /// Returns a message about a type of C that stands for a value as one about the missing value, and any other as it is.
    ///
    /// - Parameter text: The text of the unit.
    static func naming(_ message: CompilerMessage, in text: [UInt8]) -> CompilerMessage {
        guard message.severity == .error, let value = value(in: message.text, at: message.offset, of: text) else {
            return message
        }
        return CompilerMessage(
            offset: value.offset,
            severity: .error,
            text: "cannot find '\(value.name)' in scope",
            group: nil
        )
    }

    /// The value that is missing where the compiler found a type of C.
    ///
    /// - Parameters:
    ///   - place: The error's offset, in bytes of the text.
    ///   - text: The text of the unit.
    /// - Returns: The value's name and its offset; nil for any other error.
    private static func value(in message: String, at place: Int, of text: [UInt8]) -> (name: String, offset: Int)? {
        guard place <= text.count else { return nil }
        let found: (name: String, offset: Int)?
        if message.hasPrefix("expected member name or initializer call after type name") {
            found = word(at: place, in: text)
        } else if let metatype = metatype(in: message) {
            found = word(at: place, in: text).flatMap { $0.name == metatype ? $0 : nil }
        } else if message.hasPrefix("type '"), message.contains("' has no member '") {
            let type = message.dropFirst("type '".count).prefix { $0 != "'" && $0 != "?" }
            found = word(before: place, in: text).flatMap { $0.name == type ? $0 : nil }
        } else {
            found = nil
        }
        guard let found, found.name.first?.isLowercase == true, !declaresType(found.name, in: text) else { return nil }
        return found
    }

    /// The type whose metatype an error is about: `user` in `'user.Type'`.
    private static func metatype(in message: String) -> String? {
        message.firstRange(of: ".Type'").map { end in
            String(message[..<end.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        }
    }

    private static func word(at place: Int, in text: [UInt8]) -> (name: String, offset: Int)? {
        let word = text[place...].prefix(while: \.isWordByte)
        return word.isEmpty ? nil : (String(decoding: word, as: UTF8.self), place)
    }

    /// The word that ends before a place, apart from the signs of a member access: `user` before `?.name`.
    private static func word(before place: Int, in text: [UInt8]) -> (name: String, offset: Int)? {
        let end = text[..<place].lastIndex { !".?!".utf8.contains($0) }.map { $0 + 1 } ?? 0
        let start = text[..<end].lastIndex { !$0.isWordByte }.map { $0 + 1 } ?? 0
        return start < end ? (String(decoding: text[start..<end], as: UTF8.self), start) : nil
    }

    private static func declaresType(_ name: String, in text: [UInt8]) -> Bool {
        ["struct", "class", "enum", "actor", "typealias"].contains { text.contains(bytes: "\($0) \(name)".utf8) }
    }
}
