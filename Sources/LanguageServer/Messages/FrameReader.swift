import Support

/// Cuts a stream of bytes into messages, each behind a header with its length (Language Server Protocol 3.17, "Base Protocol").
///
/// A client may send anything. A header that says no length, or that doesn't end, and a message that is too long are refused;
/// the bytes of the message are passed over, so that those behind it are read.
package struct FrameReader: Sendable {
    package enum Frame: Sendable, Equatable {
        case message([UInt8])
        case refused(Refusal)
    }

    package enum Refusal: String, Sendable {
        case header = "the header names no length in Content-Length"
        case longHeader = "the header is too long"
        case longMessage = "the message is too long"
    }

    /// The largest length of a header, in bytes.
    static let longestHeader = 4096
    /// The largest length of a message, in bytes.
    static let longestMessage = 64 << 20

    private enum State {
        case header
        /// Passing over the rest of a header that is too long.
        case strayHeader
        case body(Int)
        case passing(Int)
    }

    private let longestMessage: Int
    private var state = State.header
    private var bytes: [UInt8] = []
    /// The offset of the first byte that belongs to no message yet.
    private var start = 0

    /// - Parameter longestMessage: the largest length of a message, in bytes.
    package init(longestMessage: Int = Self.longestMessage) { self.longestMessage = longestMessage }

    package mutating func append(_ more: some Collection<UInt8>) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// Returns the next message; nil if more bytes are needed.
    package mutating func next() -> Frame? {
        while true {
            switch state {
            case .header:
                guard let end = headerEnd() else {
                    guard bytes.count - start > Self.longestHeader else { return nil }
                    state = .strayHeader
                    return .refused(.longHeader)
                }
                let header = bytes[start..<end]
                start = end
                guard header.count <= Self.longestHeader + 4 else { return .refused(.longHeader) }
                guard let length = Self.length(in: header) else { return .refused(.header) }
                guard length <= longestMessage else {
                    state = .passing(length)
                    return .refused(.longMessage)
                }
                state = .body(length)
            case .strayHeader:
                guard let end = headerEnd() else {
                    // The beginning of the header's end may have come.
                    start = max(start, bytes.count - 3)
                    return nil
                }
                start = end
                state = .header
            case .body(let length):
                guard bytes.count - start >= length else { return nil }
                let message = Array(bytes[start..<(start + length)])
                start += length
                state = .header
                return .message(message)
            case .passing(let length):
                let passed = min(length, bytes.count - start)
                start += passed
                guard passed == length else {
                    state = .passing(length - passed)
                    return nil
                }
                state = .header
            }
        }
    }

    /// The offset behind the empty line that ends a header; nil if it hasn't come.
    private func headerEnd() -> Int? {
        var index = start
        while index + 3 < bytes.count {
            guard let place = bytes[index...].firstIndex(of: UInt8(ascii: "\r")), place + 3 < bytes.count else {
                return nil
            }
            if bytes[place + 1] == UInt8(ascii: "\n"), bytes[place + 2] == UInt8(ascii: "\r"),
                bytes[place + 3] == UInt8(ascii: "\n")
            {
                return place + 4
            }
            index = place + 1
        }
        return nil
    }

    /// The length that a header names; nil if it names none, two different ones, or no number.
    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        var found: Int?
        for line in header.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            let name = String(decoding: line[..<colon], as: UTF8.self)
            guard name.lowercased() == "content-length" else { continue }
            let digits = line[(colon + 1)...].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            guard !digits.isEmpty, digits.count <= 15, digits.allSatisfy({ (0x30...0x39).contains($0) }),
                let length = Int(String(decoding: digits, as: UTF8.self)), found == nil || found == length
            else { return nil }
            found = length
        }
        return found
    }
}

extension FrameReader {
    /// Returns a message with its header.
    package static func framed(_ message: JSONValue) -> [UInt8] {
        let body = Array(message.json.utf8)
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
