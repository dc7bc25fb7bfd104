import Support

/// The first line of a request (RFC 9112, 3).
struct RequestLine: Sendable {
    let method: String
    let path: String
    let query: String
    let minorVersion: Int

    /// - Parameter line: the line without its line break.
    init(_ line: ArraySlice<UInt8>) throws(RequestFault) {
        let words = line.split(separator: RequestBytes.space, omittingEmptySubsequences: false)
        guard words.count == 3 else { throw .malformed("the first line is not method, target and version") }
        minorVersion = try Self.minorVersion(words[2])
        guard !words[0].isEmpty, words[0].allSatisfy(RequestBytes.isToken) else {
            throw .malformed("the method is not a token")
        }
        method = String(decoding: words[0], as: UTF8.self)
        let target = words[1]
        // Other forms of targets are for proxies and tunnels; this server is neither.
        let isPath = target.first == UInt8(ascii: "/") || (method == "OPTIONS" && target.elementsEqual("*".utf8))
        guard isPath, target.allSatisfy(RequestBytes.isTarget) else {
            throw .malformed("the target is not an absolute path")
        }
        let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        path = String(decoding: target[..<end], as: UTF8.self)
        query = String(decoding: target[end...].dropFirst(), as: UTF8.self)
    }

    private static func minorVersion(_ word: ArraySlice<UInt8>) throws(RequestFault) -> Int {
        let bytes = Array(word)
        guard bytes.count == 8, bytes.starts(with: "HTTP/".utf8), bytes[5].isDigit,
            bytes[6] == UInt8(ascii: "."), bytes[7].isDigit
        else { throw .malformed("the version is not HTTP/ and two digits") }
        guard bytes[5] == UInt8(ascii: "1") else { throw .versionUnknown }
        return Int(bytes[7] - UInt8(ascii: "0"))
    }
}
