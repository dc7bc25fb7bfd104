import FileSystem

/// The limits on a client's requests, and on the time that it may take.
public struct ServerLimits: Sendable {
    /// The longest first line of a request, in bytes; beyond: 414.
    public var requestLine = 8192
    /// The largest size of a request's header fields together, in bytes; beyond: 431.
    public var fieldBytes = 32_768
    /// The largest number of header fields in a request; beyond: 431.
    public var fieldCount = 100
    /// The largest number of open connections. For a further one, an idle connection is given up; if there is none: 503.
    public var connections = min(512, max(16, (FileSystem.descriptorLimit - 64) / 2))
    /// The largest number of connections of one client, by its address.
    public var connectionsPerClient = min(128, max(8, (FileSystem.descriptorLimit - 64) / 8))
    /// The longest silence of a connection between requests, in milliseconds.
    public var idleTime: Int64 = 30_000
    /// The longest time from a request's first byte to its last, in milliseconds; beyond: 408.
    public var requestTime: Int64 = 10_000
    /// The longest time for working on an answer, in milliseconds; beyond: 503.
    public var answerTime: Int64 = 60_000
    /// The time in which a client must take in ``sendingStep`` bytes of an answer, or what is left of it, in milliseconds.
    public var sendingTime: Int64 = 30_000
    public var sendingStep = 16_384
    /// The longest time for which input is discarded after the last answer, so that the client can read it, in milliseconds.
    public var drainingTime: Int64 = 1000

    public init() {}
}
