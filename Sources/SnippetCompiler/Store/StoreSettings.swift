import FileSystem

/// Which store a check asks, and what it may do there.
public struct StoreSettings: Sendable {
    public let address: StoreAddress
    /// Whether verdicts are put there too.
    public let writes: Bool
    /// Sent as `Authorization: Bearer …`.
    let token: String?

    public init(address: StoreAddress, writes: Bool = false, token: String? = nil) {
        (self.address, self.writes, self.token) = (address, writes, token)
    }

    /// The variables of the environment that say more than the course.
    public enum Variable: String, Sendable, CaseIterable {
        /// In place of the course's address; empty: no store.
        case address = "GLOSA_CACHE_URL"
        /// In place of what the course says: `true` or `false`.
        case write = "GLOSA_CACHE_WRITE"
        /// Only for the store that ``address`` names: a course comes from somebody else, and so would the place that gets it.
        case token = "GLOSA_CACHE_TOKEN"
    }

    /// - Parameters:
    ///   - address: the course's.
    ///   - writes: what the course says.
    ///   - environment: the value of a variable.
    /// - Returns: no settings where there is no store; beside them the variables that are of no use.
    public static func choose(
        address: StoreAddress?,
        writes: Bool,
        environment: (String) -> String? = { FileSystem.environment($0) }
    ) -> StoreChoice {
        var faults: [StoreProblem] = []
        let named = environment(Variable.address.rawValue)
        let isOff = named?.isEmpty ?? false
        let own = named.flatMap { StoreAddress($0) }
        if named != nil, !isOff, own == nil { faults.append(.variable(.address)) }
        guard let address = named == nil ? address : own else { return StoreChoice(faults: faults) }
        var writes = writes
        if let text = environment(Variable.write.rawValue), !text.isEmpty {
            switch text.lowercased() {
            case "true", "1", "yes", "on": writes = true
            case "false", "0", "no", "off": writes = false
            default:
                writes = false
                faults.append(.variable(.write))
            }
        }
        var token: String?
        if let text = environment(Variable.token.rawValue), !text.isEmpty {
            if own == nil {
                faults.append(.tokenWithoutAddress(address))
            } else if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), text.utf8.count <= 8192 {
                token = text
            } else {
                faults.append(.variable(.token))
            }
        }
        return StoreChoice(StoreSettings(address: address, writes: writes, token: token), faults: faults)
    }
}
