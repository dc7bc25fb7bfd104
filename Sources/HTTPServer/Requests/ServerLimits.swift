import FileSystem

/// How much a client may ask of the server, and how long it may take.
public struct ServerLimits: Sendable {
    /// The longest first line of a request, in bytes; beyond: 414.
    public var requestLine = 8192
    /// The header fields of a request together, in bytes; beyond: 431.
    public var fieldBytes = 32_768
    /// How many header fields a request may have; beyond: 431.
    public var fieldCount = 100
    /// How many connections may be open at once. For one more, one that nobody needs is given up; where there is none: 503.
    public var connections = min(512, max(16, (FileSystem.descriptorLimit - 64) / 2))
    /// How many of them one client may have, by its address.
    public var connectionsPerClient = min(128, max(8, (FileSystem.descriptorLimit - 64) / 8))
    /// How long a connection may be silent between requests, in milliseconds.
    public var idleTime: Int64 = 30_000
    /// From a request's first byte to its last, in milliseconds; beyond: 408.
    public var requestTime: Int64 = 10_000
    /// How long an answer may be worked on, in milliseconds; beyond: 503.
    public var answerTime: Int64 = 60_000
    /// The time in which a client must take in ``sendingStep`` bytes of an answer, or what is left of it, in milliseconds.
    public var sendingTime: Int64 = 30_000
    public var sendingStep = 16_384
    /// How long a client that is refused may go on sending what nobody reads, in milliseconds, so that it can read why.
    public var drainingTime: Int64 = 1000

    public init() {}
}
