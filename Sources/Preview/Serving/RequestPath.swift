/// What a request asks for, as a path below the site's root.
///
/// It is only ever looked up among the site's paths: nothing is read from disk by it. What no page can be called is refused
/// here already, so that no reading of a path by something else can differ from ours.
struct RequestPath: Equatable {
    /// Without a slash at the beginning; with one at the end where a folder is asked for. Empty: the root.
    let path: String

    /// - Parameter target: the path of the request's target as it was sent, percent-encoded (RFC 9112, 3.2.1).
    /// - Returns: nil for what is no absolute path, is not encoded well or not UTF-8, or holds dot segments, empty segments,
    ///   backslashes or control characters.
    init?(target: String) {
        guard target.utf8.first == UInt8(ascii: "/"), let decoded = Self.decoded(target.utf8.dropFirst()) else {
            return nil
        }
        let segments = decoded.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = segments.enumerated().allSatisfy { index, segment in
            segment != "." && segment != ".." && (!segment.isEmpty || index == segments.count - 1)
        }
        guard isPlain, !decoded.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" })
        else { return nil }
        path = decoded
    }

    private static func decoded(_ bytes: Substring.UTF8View) -> String? {
        var result: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                return nil
            }
            result.append(high << 4 | low)
        }
        return String(validating: result, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
