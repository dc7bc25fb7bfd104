import Support

@testable import LanguageServer

/// The messages that a session has written.
final class AnswerList: Sendable {
    private let all = Mutex<[JSONValue]>([])

    var last: JSONValue? { all.with { $0.last } }

    func add(_ message: JSONValue) { all.with { $0.append(message) } }
}
