import Support

/// The tags that a template engine fills in: `{% for … %}`, `{{ name }}`, `<%= name %>`.
enum Template {
    private static let pairs = [("{%", "%}"), ("{{", "}}"), ("<%", "%>")]

    /// Returns the first tag of a sample that ends on its line; nil if there is none.
    ///
    /// - Parameter bytes: the bytes of a sample that Swift's parser refuses.
    static func firstTag(in bytes: [UInt8]) -> Range<Int>? {
        pairs.compactMap { open, close -> Range<Int>? in
            guard let start = bytes[...].firstRange(ofBytes: open.utf8) else { return nil }
            let line = bytes[start.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
            return line.firstRange(ofBytes: close.utf8).map { start.lowerBound..<$0.upperBound }
        }.min { $0.lowerBound < $1.lowerBound }
    }
}
