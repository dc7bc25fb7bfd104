/// Who gets one of the connections that the server has: no client's address has more than a share of them, and whoever does
/// nothing with one gives it up before others are turned away.
struct ConnectionShares {
    /// A connection, as far as it matters here.
    struct Standing {
        let number: Int
        /// Who has it; see ``IPAddress/share``.
        let owner: IPAddress
        /// Nil for one that is being answered.
        let idleness: Idleness?
    }

    /// How little a connection is needed: the largest goes first, among those that are alike the one that has been so longest.
    struct Idleness: Comparable {
        enum State: Int {
            /// Its client takes in events as they come.
            case listening
            /// Its client does not take in an answer.
            case stalled
            /// All is said.
            case ending
            /// No whole request has come.
            case waiting
        }

        let state: State
        /// In milliseconds.
        let since: Int64

        static func < (left: Idleness, right: Idleness) -> Bool {
            (left.state.rawValue, -left.since) < (right.state.rawValue, -right.since)
        }
    }

    enum Admission: Equatable {
        case free
        /// For one that goes, by its number.
        case inPlace(of: Int)
        /// There is no room.
        case refused
    }

    let limits: ServerLimits

    /// - Parameters:
    ///   - address: the client's.
    ///   - present: the connections that are open; those that were refused are not among them.
    func admission(of address: IPAddress, among present: [Standing]) -> Admission {
        let own = present.filter { $0.owner == address.share }
        if own.count >= limits.connectionsPerClient { return Self.place(among: own) }
        guard present.count >= limits.connections else { return .free }
        // Whoever has most gives one up.
        let owners = Dictionary(grouping: present, by: \.owner).values
        return Self.place(among: owners.max { $0.count < $1.count } ?? [])
    }

    private static func place(among present: [Standing]) -> Admission {
        let idle = present.compactMap { standing in standing.idleness.map { (standing.number, $0) } }
        return idle.max { $0.1 < $1.1 }.map { .inPlace(of: $0.0) } ?? .refused
    }
}

extension IPAddress {
    /// Whoever has one of these addresses is taken to have them all: every loopback address is this machine's, and a network has
    /// the last eight bytes of an IPv6 address to give away (RFC 4291, 2.5.1).
    var share: IPAddress { isLoopback ? .loopback : isIPv6 ? network : self }
}
