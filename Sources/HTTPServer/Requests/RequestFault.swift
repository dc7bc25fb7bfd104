/// The reason why a request is refused before it reaches a handler.
public enum RequestFault: Error, Equatable, Sendable {
    /// The bytes are no request (RFC 9112); the text says what is wrong with them.
    case malformed(String)
    /// The first line is longer than ``ServerLimits/requestLine``.
    case targetTooLong
    /// There are more header fields than allowed, or they are too long together.
    case fieldsTooLarge
    /// The request has content, which is never accepted.
    case contentRefused
    /// The request has an unknown expectation.
    case expectationUnknown
    /// The request's content is coded in an unknown way.
    case codingUnknown
    /// The request is of another version of HTTP than 1.
    case versionUnknown
    /// The request was not complete in time.
    case late

    /// The status of the answer (RFC 9110, 15).
    public var status: Int {
        switch self {
        case .malformed: 400
        case .late: 408
        case .contentRefused: 413
        case .targetTooLong: 414
        case .expectationUnknown: 417
        case .fieldsTooLarge: 431
        case .codingUnknown: 501
        case .versionUnknown: 505
        }
    }
}
