import Support

extension String {
    var trimmingLeadingSpace: String { String(drop { $0.isWhitespace && $0 != "\u{A0}" }) }

    var trimmingTrailingSpace: String {
        var text = self[...]
        while let last = text.last, last.isWhitespace, last != "\u{A0}" { text.removeLast() }
        return String(text)
    }

    var trimmingSpace: String { trimmingLeadingSpace.trimmingTrailingSpace }
}
