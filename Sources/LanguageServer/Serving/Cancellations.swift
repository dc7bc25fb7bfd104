import Support

/// The requests that a client has cancelled and that have not been answered; noted when the cancellation arrives, before the
/// requests that came earlier are worked on.
final class Cancellations: Sendable {
    private let ids = Mutex<Set<JSONValue>>([])
    /// The largest number of ids that are kept: a client may cancel what it never asked.
    private static let most = 10_000

    func note(_ id: JSONValue) { ids.with { if $0.count < Self.most { $0.insert(id) } } }

    /// Returns true if a request is cancelled, and forgets it.
    func take(_ id: JSONValue) -> Bool { ids.with { $0.remove(id) != nil } }
}
