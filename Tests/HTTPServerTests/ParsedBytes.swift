@testable import HTTPServer

/// What a parser makes of bytes: the requests it finds, and the fault that ends them.
struct ParsedBytes: Equatable, CustomStringConvertible {
    var requests: [String] = []
    var fault: RequestFault?

    init(_ bytes: [UInt8], pieces ends: [Int] = [], limits: ServerLimits = ServerLimits()) {
        var parser = RequestParser(limits: limits)
        var start = 0
        for end in ends + [bytes.count] {
            parser.append(bytes[start..<end])
            start = end
            do throws(RequestFault) {
                while let request = try parser.next() { requests.append(Self.text(request)) }
            } catch {
                fault = error
            }
        }
    }

    init(_ text: String, limits: ServerLimits = ServerLimits()) { self.init(Array(text.utf8), limits: limits) }

    private static func text(_ request: Request) -> String {
        let host = request.host.map { $0.name + ($0.port.map { ":\($0)" } ?? "") } ?? "-"
        let fields = ["range", "a", "b"].compactMap { name in request.fields[name].map { "\(name)=\($0)" } }
        let words = [request.method, request.path, request.query, "1.\(request.minorVersion)", host]
        return (words + fields + [request.keepsAlive ? "stays" : "closes"]).joined(separator: " ")
    }

    var description: String { "\(requests) \(fault.map { "\($0)" } ?? "")" }
}
