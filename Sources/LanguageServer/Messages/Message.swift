/// A message of a client (JSON-RPC 2.0).
package enum Message: Sendable, Equatable {
    /// A number or a text.
    typealias ID = JSONValue

    case request(id: JSONValue, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    /// An answer to a request of the server's.
    case answer(id: JSONValue, result: JSONValue?)

    /// - Returns: nil for a value that is none of them.
    package init?(_ value: JSONValue) {
        guard case .object(let members) = value else { return nil }
        let params = members["params"] ?? .null
        switch (members["method"], members["id"]) {
        case (.text(let method)?, nil): self = .notification(method: method, params: params)
        case (.text(let method)?, let id?):
            guard Self.isID(id) else { return nil }
            self = .request(id: id, method: method, params: params)
        case (nil, let id?):
            guard Self.isID(id), members["result"] != nil || members["error"] != nil else { return nil }
            self = .answer(id: id, result: members["result"])
        default: return nil
        }
    }

    private static func isID(_ value: JSONValue) -> Bool { value.integer != nil || value.text != nil }
}

/// A reason not to answer a request, with the numbers of JSON-RPC 2.0 and of the protocol.
package struct RequestError: Error, Sendable, Equatable {
    package let code: Int
    package let message: String

    static let notInitialized = RequestError(code: -32002, message: "the server is not initialized")
    static let cancelled = RequestError(code: -32800, message: "the request was cancelled")

    static func noMessage(_ text: String) -> RequestError { RequestError(code: -32700, message: text) }
    static func noRequest(_ text: String) -> RequestError { RequestError(code: -32600, message: text) }
    static func unknown(method: String) -> RequestError {
        RequestError(code: -32601, message: "there is no method \(String(method.prefix(100)))")
    }
    static func wrong(_ text: String) -> RequestError { RequestError(code: -32602, message: text) }
    static func failed(_ text: String) -> RequestError { RequestError(code: -32803, message: text) }
}

extension JSONValue {
    static func answer(_ id: JSONValue, _ result: Result<JSONValue, RequestError>) -> JSONValue {
        switch result {
        case .success(let value): ["jsonrpc": "2.0", "id": id, "result": value]
        case .failure(let error):
            [
                "jsonrpc": "2.0", "id": id,
                "error": ["code": .integer(error.code), "message": .text(error.message)],
            ]
        }
    }

    static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .text(method), "params": params]
    }

    static func request(_ id: Int, _ method: String, _ params: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": .integer(id), "method": .text(method), "params": params]
    }
}
