import Support

/// The part of a file that a request asks for (RFC 9110, 14).
enum ByteRange: Equatable {
    /// The whole file: no range was asked for, or one that may be ignored (several at once, another unit, not well formed).
    case whole
    case part(Range<Int>)
    /// A range that the file doesn't have.
    case unsatisfiable

    /// - Parameters:
    ///   - header: the value of `Range`.
    ///   - count: the length of the file in bytes.
    init(_ header: String?, count: Int) {
        let parts = (header ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let ends = parts.last?.split(separator: "-", omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, parts[0].lowercased() == "bytes", ends.count == 2,
            let first = Self.number(ends[0]), let last = Self.number(ends[1])
        else {
            self = .whole
            return
        }
        switch (first, last) {
        case (.none, .none): self = .whole
        case (.none, .some(let length)):
            self = length > 0 && count > 0 ? .part((count - min(length, count))..<count) : .unsatisfiable
        case (.some(let first), .some(let last)) where first > last: self = .whole
        case (.some(let first), let last):
            self = first < count ? .part(first..<(min(last ?? .max, count - 1) + 1)) : .unsatisfiable
        }
    }

    /// Reads a decimal number; a number that is too large counts as the largest, since no file is that long.
    ///
    /// - Returns: nil if the text is not digits; a nil number if it is empty.
    private static func number(_ text: Substring) -> Int?? {
        guard text.utf8.allSatisfy(\.isDigit) else { return nil }
        return .some(text.isEmpty ? nil : Int(text) ?? .max)
    }
}
