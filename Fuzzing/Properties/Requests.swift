import HTTPServer

@testable import Preview

/// What comes of a connection's bytes: its requests, and what is wrong with the one behind them.
struct Parsed: Equatable {
    var requests: [String] = []
    var fault: String?

    /// - Parameter step: how many bytes come at a time.
    init(_ bytes: [UInt8], step: Int, limits: ServerLimits) {
        var parser = RequestParser(limits: limits)
        var rest = bytes[...]
        do {
            while !rest.isEmpty {
                parser.append(rest.prefix(step))
                rest = rest.dropFirst(step)
                while let request = try parser.next() {
                    let fields = ["host", "range", "origin", "if-none-match"].map { request.fields[$0] ?? "" }
                    let line = "\(request.method) \(request.path) \(request.query) \(request.minorVersion)"
                    requests.append("\(line) \(fields) \(request.keepsAlive)")
                }
            }
        } catch {
            fault = "\(error)"
        }
    }
}

/// Reads requests however they are cut into pieces, and what the preview takes out of them.
func faultInRequests(_ bytes: [UInt8]) -> String? {
    var limits = ServerLimits()
    // Small, so that small inputs pass them.
    (limits.requestLine, limits.fieldBytes, limits.fieldCount) = (200, 400, 8)
    let whole = Parsed(bytes, step: max(1, bytes.count), limits: limits)
    for step in [1, 7] where Parsed(bytes, step: step, limits: limits) != whole {
        return "in pieces of \(step) bytes the requests are others"
    }
    var parser = RequestParser()
    parser.append(bytes)
    while let request = try? parser.next() {
        if let fault = fault(in: request) { return fault }
    }
    return nil
}

func fault(in request: Request) -> String? {
    if let path = RequestPath(target: request.path)?.path {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains("..") || parts.contains(".") || path.hasPrefix("/") || path.contains("\\") {
            return "the path “\(path)” could lead elsewhere"
        }
        if path.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "a control character in a path" }
    }
    for count in [0, 1, 100, Int.max] {
        if case .part(let range) = ByteRange(request.fields["range"], count: count),
            range.lowerBound < 0 || range.upperBound > count || range.isEmpty
        {
            return "the range \(range) of \(count) bytes"
        }
    }
    return nil
}
