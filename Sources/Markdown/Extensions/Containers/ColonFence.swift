import Support

/// A line of three or more colons, and the text behind them: a name, a title and attributes, or nothing.
struct ColonFence {
    /// The line without the spaces around it.
    let range: Range<Int>
    let colons: Int
    /// The name; empty if the line closes a container.
    let name: Range<Int>
    /// The title, behind the name or in the square brackets behind it.
    let title: Range<Int>
    /// The text between braces at the end; nil if there is none.
    let attributes: Range<Int>?

    /// - Parameter line: The line without its indentation.
    /// - Returns: Nil if the line is text.
    init?(_ line: ArraySlice<UInt8>) {
        let colons = line.prefix { $0 == UInt8(ascii: ":") }.count
        let range = line.trimmingSpaces()
        guard colons >= 3 else { return nil }
        var rest = line[range].dropFirst(colons).drop(while: \.isSpaceOrTab)
        let name = rest.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard name.isEmpty ? rest.isEmpty : name.first?.isLetter == true else { return nil }
        rest = rest[name.endIndex...]
        guard let next = rest.first else {
            (self.range, self.colons, self.name) = (range, colons, name.startIndex..<name.endIndex)
            (title, attributes) = (range.upperBound..<range.upperBound, nil)
            return
        }
        guard next.isSpaceOrTab || next == UInt8(ascii: "[") || next == UInt8(ascii: "{") else { return nil }
        var attributes: Range<Int>?
        if rest.last == UInt8(ascii: "}"), let brace = rest.lastIndex(of: UInt8(ascii: "{")) {
            attributes = brace + 1..<rest.endIndex - 1
            rest = rest[..<brace]
        }
        var title = rest.trimmingSpaces()
        if title.count >= 2, next == UInt8(ascii: "["), rest[title.upperBound - 1] == UInt8(ascii: "]") {
            title = title.lowerBound + 1..<title.upperBound - 1
        }
        (self.range, self.colons, self.name) = (range, colons, name.startIndex..<name.endIndex)
        (self.title, self.attributes) = (title, attributes)
    }
}
