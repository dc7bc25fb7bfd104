import Diagnostics

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
        guard target.utf8.first == UInt8(ascii: "/"), let bytes = PercentEncoding.decoded(target.utf8.dropFirst()),
            case let decoded = String(decoding: bytes, as: UTF8.self),
            // What is not UTF-8 is decoded to something else.
            decoded.utf8.elementsEqual(bytes)
        else {
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
}
