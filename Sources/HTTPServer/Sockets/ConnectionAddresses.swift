/// The two ends of the connection that a request came over.
public struct ConnectionAddresses: Sendable {
    public let client: IPAddress
    /// The address that the client reached this machine by.
    public let server: IPAddress

    public init(client: IPAddress, server: IPAddress) {
        self.client = client
        self.server = server
    }
}
