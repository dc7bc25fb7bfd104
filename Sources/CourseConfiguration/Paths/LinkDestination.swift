import Support

/// Destinations of links, as they are written.
package enum LinkDestination {
    /// Returns true if an address names a scheme (`https:`, `mailto:`) or a host (`//host/…`).
    package static func isExternal(_ destination: String) -> Bool {
        if destination.hasPrefix("//") { return true }
        guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = destination.utf8[..<colon]
        guard let first = scheme.first, first.isLetter else { return false }
        return scheme.count > 1 && scheme.allSatisfy { $0.isAlphanumeric || "+-.".utf8.contains($0) }
    }

    /// Returns the path and the anchor of a destination, percent signs decoded, its query left out.
    ///
    /// Signs are looked for among bytes: a mark behind one, as in GitHub's `#️-settings`, makes one character of both.
    package static func split(_ destination: String) -> (path: String, anchor: String?) {
        let address = address(destination)
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") }
        let anchor = destination.utf8.dropFirst(address.utf8.count + 1)
        let hasAnchor = address.utf8.count < destination.utf8.count
        return (percentDecoded(Substring(path)), hasAnchor ? percentDecoded(Substring(anchor)) : nil)
    }

    /// Returns a destination without its anchor, as it is written.
    package static func address(_ destination: String) -> Substring {
        Substring(destination.utf8.prefix { $0 != UInt8(ascii: "#") })
    }

    /// Returns true if a path begins with `/`, whatever follows.
    package static func isRooted(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// Returns a path without the slashes that it begins with.
    package static func withoutRoot(_ path: String) -> String {
        String(Substring(path.utf8.drop { $0 == UInt8(ascii: "/") }))
    }

    private static func percentDecoded(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            // `UInt8` would take a sign for a digit.
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count, source[index + 1].isAlphanumeric,
                let byte = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        CombiningMarks.cut(in: &bytes)
        return String(validUTF8: bytes) ?? String(text)
    }
}
