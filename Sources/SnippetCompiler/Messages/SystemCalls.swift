import Support

/// Calls of functions that the C library has too: a sample that calls one with other arguments means a function that isn't shown.
extension Doubt {
    /// The function of C that a sample calls with arguments that don't fit: it means a function of the same name that isn't
    /// shown.
    ///
    /// - Parameter place: The error's offset, in the bytes.
    /// - Returns: The name and its offset.
    static func systemCall(in message: String, _ bytes: [UInt8], at place: Int) -> (name: String, offset: Int)? {
        if message.hasPrefix("value of type 'Int"), place <= bytes.count { return callee(before: place, in: bytes) }
        // C's function takes a number where the sample passes a case: `send(.load)`.
        let isOfArgument = message.hasPrefix("type 'Int") && message.contains("has no member")
        guard isOfArgument || ofCalls.contains(where: message.hasPrefix), place < bytes.count else { return nil }
        var end = place
        if !(place < bytes.count && bytes[place].isWordByte && nextCalls(bytes, from: place)) {
            // The innermost open parenthesis before the place.
            var depth = 0
            var index = place - 1
            while index >= 0, bytes[index] != UInt8(ascii: "\n") {
                if bytes[index] == UInt8(ascii: ")") { depth += 1 }
                if bytes[index] == UInt8(ascii: "(") {
                    if depth == 0 { break }
                    depth -= 1
                }
                index -= 1
            }
            guard index > 0, bytes[index] == UInt8(ascii: "(") else { return nil }
            end = index
        } else {
            while end < bytes.count, bytes[end].isWordByte { end += 1 }
        }
        var start = end
        while start > 0, bytes[start - 1].isWordByte { start -= 1 }
        guard start < end, start == 0 || bytes[start - 1] != UInt8(ascii: ".") else { return nil }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        return systemFunctions.contains(name) ? (name, start) : nil
    }

    /// The function of C on whose result a member is accessed: `send(.load).finish()`.
    private static func callee(before place: Int, in bytes: [UInt8]) -> (name: String, offset: Int)? {
        guard bytes[..<place].last == UInt8(ascii: "."), bytes[..<(place - 1)].last == UInt8(ascii: ")") else {
            return nil
        }
        var (depth, open) = (0, place - 2)
        while open >= 0 {
            if bytes[open] == UInt8(ascii: ")") { depth += 1 }
            if bytes[open] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { break }
            open -= 1
        }
        guard open > 0 else { return nil }
        let start = bytes[..<open].lastIndex { !$0.isWordByte }.map { $0 + 1 } ?? 0
        let name = String(decoding: bytes[start..<open], as: UTF8.self)
        return systemFunctions.contains(name) && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
            ? (name, start) : nil
    }

    private static func nextCalls(_ bytes: [UInt8], from start: Int) -> Bool {
        bytes[start...].first { !$0.isWordByte } == UInt8(ascii: "(")
    }

    /// Functions of the C library whose names are common words.
    private static let systemFunctions: Set<String> = [
        "accept", "access", "alarm", "bind", "close", "connect", "exp", "index", "kill", "link", "listen", "log",
        "open", "pause", "poll", "pow", "printf", "read", "recv", "remove", "rename", "select", "send", "signal",
        "sleep", "socket", "stat", "sync", "system", "time", "wait", "write",
    ]
}
