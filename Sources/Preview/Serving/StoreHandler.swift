import FileSystem
import FlyingFox
import FlyingSocks
import Foundation

/// Gives FlyingFox the store's answers.
///
/// Whole files are kept as FlyingFox wants them until the store changes: most requests then wait for nobody.
struct StoreHandler: HTTPHandler {
    private let store: SiteStore
    private let ready = Guarded(Ready())

    private struct Ready {
        /// Of the store that the responses are from.
        var state = -1
        /// By the target as it was sent.
        var responses: [String: HTTPResponse] = [:]
    }

    init(store: SiteStore) { self.store = store }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let question = Question(request)
        let isPlain = question.method == "GET" && question.headers.isEmpty && question.query.isEmpty
        if isPlain {
            let state = store.state
            let known = ready.with { $0.state == state ? $0.responses[question.target] : nil }
            if let known { return known }
        }
        let answer = await store.answer(question)
        let response = Self.response(answer)
        if isPlain, let state = answer.state {
            ready.with { ready in
                if ready.state < state { ready = Ready(state: state) }
                if ready.state == state { ready.responses[question.target] = response }
            }
        }
        return response
    }

    private static func response(_ answer: Answer) -> HTTPResponse {
        let headers = HTTPHeaders(
            answer.headers.reduce(into: [HTTPHeader: String]()) { $0[HTTPHeader($1.key)] = $1.value }
        )
        let status = HTTPStatusCode(answer.status, phrase: phrases[answer.status] ?? "")
        switch answer.body {
        case .bytes(let bytes):
            let body = HTTPBodySequence(data: bytes, suggestedBufferSize: max(1, bytes.count))
            return HTTPResponse(statusCode: status, headers: headers, body: body)
        case .stream(let stream):
            return HTTPResponse(
                statusCode: status,
                headers: headers,
                body: HTTPBodySequence(from: EventBytes(stream: stream))
            )
        }
    }

    private static let phrases = [
        200: "OK", 206: "Partial Content", 301: "Moved Permanently", 304: "Not Modified", 404: "Not Found",
        405: "Method Not Allowed", 416: "Range Not Satisfiable", 503: "Service Unavailable",
    ]
}

extension Question {
    private static let conditions = ["If-None-Match", "If-Range", "Range"].map { (HTTPHeader($0), $0.lowercased()) }

    fileprivate init(_ request: HTTPRequest) {
        method = request.method.rawValue
        target = request.target.path()
        query = request.target.query()
        for (header, name) in Self.conditions {
            if let value = request.headers[header] { headers[name] = value }
        }
    }
}
