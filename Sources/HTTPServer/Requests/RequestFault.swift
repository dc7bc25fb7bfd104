/// Why a request is refused before anybody looks at what it asks for.
public enum RequestFault: Error, Equatable, Sendable {
    /// Its bytes are no request (RFC 9112); what is wrong with them.
    case malformed(String)
    /// The first line is longer than ``ServerLimits/requestLine``.
    case targetTooLong
    /// There are more header fields than allowed, or they are too long together.
    case fieldsTooLarge
    /// It comes with content, and none is taken.
    case contentRefused
    /// It expects what isn't known.
    case expectationUnknown
    /// Its content is wrapped in a way that isn't known.
    case codingUnknown
    /// It is of another version of HTTP than 1.
    case versionUnknown
    /// It did not come to its end in time.
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
