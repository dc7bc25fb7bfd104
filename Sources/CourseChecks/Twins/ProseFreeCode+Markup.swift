import Support

/// The parts of markup and scripts that translators change.
extension ProseFreeCode {
    /// The index of the end tag of the script whose start tag ends before an offset; nil if that is another tag's.
    static func endOfScript(_ source: [UInt8], from start: Int) -> Int? {
        let name = Array("<script".utf8)
        guard let tag = source[..<start].lastIndex(of: name[0]), source[tag...].starts(with: name) else { return nil }
        let end = Array("</script".utf8)
        return source[start...].firstRange(ofBytes: end)?.lowerBound
    }

    /// The name of the attribute whose value's quotation mark stands at an offset, in lower case; empty if there is none.
    static func attribute(_ source: [UInt8], before quote: Int) -> String {
        let before = source[..<quote].reversed().drop { $0 == UInt8(ascii: " ") }
        guard before.first == UInt8(ascii: "=") else { return "" }
        let name = before.dropFirst().drop { $0 == UInt8(ascii: " ") }.prefix {
            $0.isAlphanumeric || $0 == UInt8(ascii: "-")
        }
        return String(decoding: name.reversed(), as: UTF8.self).lowercased()
    }

    /// The index of the tag behind the text of an element in a template, such as PHP's or JSX's; nil if what follows is code.
    static func endOfElementText(_ source: [UInt8], from start: Int) -> Int? {
        var end = start
        while end + 1 < source.count, source[end] != UInt8(ascii: "<") {
            guard !";{}()=>&|".utf8.contains(source[end]) else { return nil }
            end += 1
        }
        guard end + 1 < source.count else { return nil }
        let next = source[end + 1]
        return next == UInt8(ascii: "/") || (next | 0x20) >= UInt8(ascii: "a") && (next | 0x20) <= UInt8(ascii: "z")
            ? end : nil
    }

    /// The index after the template literal that begins at an offset (ECMAScript, section 12.9.6); the next one if it isn't closed.
    static func endOfTemplate(_ source: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < source.count {
            if source[index] == UInt8(ascii: "`") { return index + 1 }
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return start + 1
    }

    /// The indices of a template literal's quotation mark, and of the code that it holds: `${count}`.
    static func codeOfTemplate(_ source: [UInt8], from start: Int) -> [Int] {
        let end = endOfTemplate(source, from: start)
        var places = [start]
        var depth = 0
        for index in (start + 1)..<max(start + 1, end - 1) {
            if depth > 0 {
                depth += source[index] == UInt8(ascii: "{") ? 1 : source[index] == UInt8(ascii: "}") ? -1 : 0
                places.append(index)
            } else if source[index] == UInt8(ascii: "{"), source[index - 1] == UInt8(ascii: "$") {
                depth = 1
                places.append(index)
            }
        }
        return places
    }
}
