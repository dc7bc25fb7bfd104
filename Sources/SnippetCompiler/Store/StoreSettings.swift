import FileSystem

/// The store that a check uses, and the access that it has.
public struct StoreSettings: Sendable {
    public let address: StoreAddress
    /// True if verdicts are written too.
    public let writes: Bool
    /// The token that is sent as `Authorization: Bearer …`.
    let token: String?

    public init(address: StoreAddress, writes: Bool = false, token: String? = nil) {
        (self.address, self.writes, self.token) = (address, writes, token)
    }

    /// The environment variables that override the course's settings.
    public enum Variable: String, Sendable, CaseIterable {
        /// The address that replaces the course's; empty for no store.
        case address = "GLOSA_CACHE_URL"
        /// The permission to write that replaces the course's: `true` or `false`.
        case write = "GLOSA_CACHE_WRITE"
        /// The token; sent only to the store that ``address`` names. A course may come from somebody else, and so would the
        /// receiver of the token.
        case token = "GLOSA_CACHE_TOKEN"
    }

    /// - Parameters:
    ///   - address: The course's address.
    ///   - writes: True if the course says that verdicts are written.
    ///   - environment: Returns the value of a variable.
    /// - Returns: No settings if there is no store; and the variables that have invalid values.
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
