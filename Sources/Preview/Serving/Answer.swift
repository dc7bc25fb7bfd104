import Diagnostics
import Foundation

/// A request, as far as the preview looks at it.
struct Question: Sendable {
    var method = "GET"
    /// The path as it was sent, percent-encoded.
    var target: String
    /// The query as it was sent, without its question mark.
    var query = ""
    /// By the names in lower case.
    var headers: [String: String] = [:]
}

/// What is sent back.
struct Answer: Sendable {
    enum Body: Sendable {
        case bytes(Data)
        /// Pieces that are sent as they come, until the stream ends.
        case stream(AsyncStream<[UInt8]>)
    }

    var status: Int
    var headers: [String: String]
    var body: Body
    /// Set where the same question gets the same answer as long as ``SiteStore/state`` is this.
    var state: Int?

    /// A file, or the part of it that is asked for (RFC 9110: 8.8 validators, 13 conditions, 14 ranges).
    static func file(_ file: ServedFile, status: Int = 200, to question: Question) -> Answer {
        var headers = [
            "Content-Type": file.type, "ETag": file.tag,
            "Cache-Control": file.isFingerprinted(question.query) ? "max-age=31536000, immutable" : "no-cache",
        ]
        // Pages are short, and say what they are.
        if !file.type.hasPrefix("text/html") {
            headers["Accept-Ranges"] = "bytes"
            headers["X-Content-Type-Options"] = "nosniff"
        }
        guard status == 200 else { return whole(file, status: status, headers: headers, to: question) }
        if let known = question.headers["if-none-match"], known == "*" || known.contains(file.tag) {
            return Answer(status: 304, headers: headers, body: .bytes(Data()))
        }
        let isCurrent = question.headers["if-range"].map { $0 == file.tag } ?? true
        switch ByteRange(isCurrent ? question.headers["range"] : nil, count: file.bytes.count) {
        case .whole: return whole(file, status: 200, headers: headers, to: question)
        case .unsatisfiable:
            headers["Content-Range"] = "bytes */\(file.bytes.count)"
            return Answer(status: 416, headers: headers, body: .bytes(Data()))
        case .part(let range):
            headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.bytes.count)"
            headers["Content-Length"] = "\(range.count)"
            let part = question.method == "HEAD" ? Data() : file.bytes.subdata(in: range)
            return Answer(status: 206, headers: headers, body: .bytes(part))
        }
    }

    private static func whole(
        _ file: ServedFile,
        status: Int,
        headers: [String: String],
        to question: Question
    ) -> Answer {
        var headers = headers
        headers["Content-Length"] = "\(file.bytes.count)"
        return Answer(status: status, headers: headers, body: .bytes(question.method == "HEAD" ? Data() : file.bytes))
    }

    static func redirect(to address: String) -> Answer {
        Answer(status: 301, headers: ["Location": address, "Cache-Control": "no-cache"], body: .bytes(Data()))
    }

    static let methodNotAllowed = Answer(
        status: 405,
        headers: ["Allow": "GET, HEAD", "Content-Type": "text/plain; charset=utf-8"],
        body: .bytes(Data("Only GET and HEAD are answered here.\n".utf8))
    )
}

/// A file as it is sent.
struct ServedFile: Sendable {
    let bytes: Data
    let type: String
    /// The entity tag, quotes and all: another one for other bytes.
    let tag: String

    init(bytes: Data, type: String) {
        self.bytes = bytes
        self.type = type
        self.tag = "\"\(StableHash(bytes).text)\""
    }

    /// Whether the query names the bytes, so that they never change below this address.
    func isFingerprinted(_ query: String) -> Bool { query.hasPrefix("v=") }
}
