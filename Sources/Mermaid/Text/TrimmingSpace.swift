import Support

extension String {
    var trimmingLeadingSpace: String { String(drop { $0.isWhitespace && $0 != "\u{A0}" }) }

    var trimmingTrailingSpace: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace, last != "\u{A0}" { text.removeLast() }
        return String(text)
    }

    var trimmingSpace: String { trimmingLeadingSpace.trimmingTrailingSpace }

    /// Without space at either end of its lines, and without empty lines at its ends.
    var trimmingLines: String {
        split(separator: "\n").map { String($0).trimmingSpace }.joined(separator: "\n").trimmingSpace
    }
}
