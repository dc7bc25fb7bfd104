import HTTPServer
import Support

/// A handler that gives the server the store's answers.
///
/// Answers with whole files are kept until the store changes: most requests then wait for nobody.
struct StoreHandler: RequestHandler {
    private let store: SiteStore
    private let gate: RequestGate
    private let ready = Mutex(Ready())

    private struct Ready {
        /// The state of the store that the responses are from.
        var state = -1
        /// The responses, by the target as it was sent.
        var responses: [String: Response] = [:]
    }

    init(store: SiteStore, gate: RequestGate) {
        self.store = store
        self.gate = gate
    }

    func answer(_ request: Request, over connection: ConnectionAddresses) -> Answer {
        switch gate.verdict(on: request, over: connection) {
        case .refused(let response): return .ready(Self.isolated(response))
        case .admitted(let isLocal):
            let question = Question(request, isLocal: isLocal)
            let state = store.state
            // A path that can be written in many ways would be kept once for each of them.
            guard question.method == "GET", question.headers.isEmpty, question.query.isEmpty,
                !question.target.contains("%")
            else { return .later { Self.isolated(await store.answer(question)) } }
            let known = ready.with { $0.state == state ? $0.responses[question.target] : nil }
            return known.map(Answer.ready) ?? .later { await readied(question, state: state) }
        }
    }

    private func readied(_ question: Question, state: Int) async -> Response {
        let response = Self.isolated(await store.answer(question))
        if case .bytes = response.body, response.status == 200, store.state == state {
            ready.with { ready in
                if ready.state < state { ready = Ready(state: state) }
                if ready.state == state { ready.responses[question.target] = response }
            }
        }
        return response
    }

    /// Returns a response that other sites' pages can neither use nor show in a frame, where a reader's clicks could be led
    /// astray, even if a browser does not say who asks (Content Security Policy Level 3, 6.4.2; RFC 7034 for browsers that don't
    /// know it).
    private static func isolated(_ response: Response) -> Response {
        var response = response
        response["Cross-Origin-Resource-Policy"] = "same-origin"
        response["Content-Security-Policy"] = "frame-ancestors 'self'"
        response["X-Frame-Options"] = "SAMEORIGIN"
        return response
    }
}
