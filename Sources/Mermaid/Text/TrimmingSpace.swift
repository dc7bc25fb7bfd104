import Support

extension String {
    var trimmingLeadingSpace: String {
        if let first = utf8.first, first.isPrintableASCII { return self }
        return String(drop { $0.isWhitespace && $0 != "\u{A0}" })
    }

    var trimmingTrailingSpace: String {
        if let last = utf8.last, last.isPrintableASCII { return self }
        var text = self[...]
        while let last = text.last, last.isWhitespace, last != "\u{A0}" { text.removeLast() }
        return String(text)
    }

    var trimmingSpace: String { trimmingLeadingSpace.trimmingTrailingSpace }

    /// The text without space at either end of its lines, and without empty lines at its ends.
    var trimmingLines: String {
        split(separator: "\n").map { String($0).trimmingSpace }.joined(separator: "\n").trimmingSpace
    }
}

extension UInt8 {
    /// True if it is a visible ASCII character, for which Unicode's properties are not needed.
    fileprivate var isPrintableASCII: Bool { self > 0x20 && self < 0x7F }
}
