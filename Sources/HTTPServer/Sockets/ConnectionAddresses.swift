/// The addresses of the two ends of the connection that a request came over.
public struct ConnectionAddresses: Sendable {
    public let client: IPAddress
    /// The address by which the client reached this machine.
    public let server: IPAddress

    public init(client: IPAddress, server: IPAddress) {
        self.client = client
        self.server = server
    }
}
