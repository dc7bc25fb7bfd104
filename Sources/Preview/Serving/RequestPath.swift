import Diagnostics

/// The path that a request asks for, below the site's root.
///
/// It is only ever looked up among the site's paths: nothing is read from disk by it. A path that no page can have is refused
/// here already, so that no other reading of the path can differ from this one.
struct RequestPath: Equatable {
    /// The path without a slash at its beginning; a slash at its end asks for a folder. Empty: the root.
    let path: String

    /// - Parameter target: the path of the request's target as it was sent, percent-encoded (RFC 9112, 3.2.1).
    /// - Returns: nil if the target is not an absolute path, is not well encoded or not UTF-8, or holds dot segments, empty
    ///   segments, backslashes or control characters.
    init?(target: String) {
        guard target.utf8.first == UInt8(ascii: "/"), let bytes = PercentEncoding.decoded(target.utf8.dropFirst()),
            case let decoded = String(decoding: bytes, as: UTF8.self),
            // Bytes that are not UTF-8 are decoded to something else.
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
