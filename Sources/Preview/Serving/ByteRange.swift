/// The part of a file that a request asks for (RFC 9110, 14).
enum ByteRange: Equatable {
    /// All of it: no range was asked for, or one that may be ignored (several at once, another unit, not well formed).
    case whole
    case part(Range<Int>)
    /// A range that the file doesn't have.
    case unsatisfiable

    /// - Parameters:
    ///   - header: the value of `Range`.
    ///   - count: the length of the file in bytes.
    init(_ header: String?, count: Int) {
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else {
            self = .whole
            return
        }
        let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else {
            self = .whole
            return
        }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last?) where first <= last:
            self = first < count ? .part(first..<min(last + 1, count)) : .unsatisfiable
        case (let first?, nil) where ends[1].isEmpty:
            self = first < count ? .part(first..<count) : .unsatisfiable
        case (nil, let length?) where ends[0].isEmpty:
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
        default:
            self = .whole
        }
    }
}
