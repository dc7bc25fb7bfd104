/// The distribution of the server's connections: no client's address has more than its share of them, and connections that do
/// nothing are given up before further clients are refused.
struct ConnectionShares {
    /// The part of a connection's state that decides about its place.
    struct Standing {
        let number: Int
        /// The owner of the connection; see ``IPAddress/share``.
        let owner: IPAddress
        /// The idleness of the connection; nil if it is being answered.
        let idleness: Idleness?
    }

    /// The measure of how little a connection is needed: the largest is given up first; among equal states, the oldest is the
    /// largest.
    struct Idleness: Comparable {
        enum State: Int {
            /// The client takes in events as they come.
            case listening
            /// The client does not take in an answer.
            case stalled
            /// Everything is sent.
            case ending
            /// No whole request has arrived.
            case waiting
        }

        let state: State
        /// The time since which the connection is in this state, in milliseconds.
        let since: Int64

        static func < (left: Idleness, right: Idleness) -> Bool {
            (left.state.rawValue, -left.since) < (right.state.rawValue, -right.since)
        }
    }

    enum Admission: Equatable {
        case free
        /// The connection takes the place of another one, given by its number.
        case inPlace(of: Int)
        /// There is no room for the connection.
        case refused
    }

    let limits: ServerLimits

    /// - Parameters:
    ///   - address: the client's address.
    ///   - present: the open connections, without those that were refused.
    func admission(of address: IPAddress, among present: [Standing]) -> Admission {
        let own = present.filter { $0.owner == address.share }
        if own.count >= limits.connectionsPerClient { return Self.place(among: own) }
        guard present.count >= limits.connections else { return .free }
        // The client with the most connections gives one up.
        let owners = Dictionary(grouping: present, by: \.owner).values
        return Self.place(among: owners.max { $0.count < $1.count } ?? [])
    }

    private static func place(among present: [Standing]) -> Admission {
        let idle = present.compactMap { standing in standing.idleness.map { (standing.number, $0) } }
        return idle.max { $0.1 < $1.1 }.map { .inPlace(of: $0.0) } ?? .refused
    }
}

extension IPAddress {
    /// The address that stands for all addresses of its owner: every loopback address is this machine's, and a network has the
    /// last eight bytes of an IPv6 address to give away (RFC 4291, 2.5.1).
    var share: IPAddress { isLoopback ? .loopback : isIPv6 ? network : self }
}
