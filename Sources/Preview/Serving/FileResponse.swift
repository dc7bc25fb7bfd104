import FileSystem
import HTTPServer

extension Response {
    /// Returns a file, or the part of it that is asked for (RFC 9110: 8.8 validators, 13 conditions, 14 ranges).
    static func file(_ file: ServedFile, status: Int = 200, to question: Question) -> Response {
        var response = Response(status: status, fields: [("Content-Type", file.type)])
        response["ETag"] = file.tag
        response["Cache-Control"] =
            file.isFingerprinted(question.query) ? "max-age=31536000, immutable" : "no-cache"
        // Pages are short, and their content shows their type.
        if !file.type.hasPrefix("text/html") {
            response["Accept-Ranges"] = "bytes"
            response["X-Content-Type-Options"] = "nosniff"
        }
        var part = ByteRange.whole
        if status == 200 {
            if let known = question.headers["if-none-match"],
                known == "*" || file.tag.map({ known.contains($0) }) ?? false
            {
                response.status = 304
                return response
            }
            let isCurrent = question.headers["if-range"].map { $0 == file.tag } ?? true
            if question.method == "GET", isCurrent { part = ByteRange(question.headers["range"], count: file.count) }
        }
        switch part {
        case .whole:
            response.body = file.body(0..<file.count)
        case .unsatisfiable:
            response.status = 416
            response["Content-Range"] = "bytes */\(file.count)"
        case .part(let range):
            response.status = 206
            response["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.count)"
            response.body = file.body(range)
        }
        return response
    }

    static func redirect(to address: String) -> Response {
        Response(status: 301, fields: [("Location", address), ("Cache-Control", "no-cache")])
    }

    static var methodNotAllowed: Response {
        var response = Response.text("Only GET and HEAD are answered here.", status: 405)
        response["Allow"] = "GET, HEAD"
        return response
    }
}

extension ServedFile {
    fileprivate func body(_ range: Range<Int>) -> Response.Body {
        switch content {
        case .bytes(let bytes): .bytes(range.count == bytes.count ? bytes : Array(bytes[range]))
        case .file(let file): .file(file, range)
        }
    }
}
