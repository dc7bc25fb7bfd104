import FileSystem

/// What is sent back for a request.
///
/// How long it is, when it was made and whether the connection stays is added when it is sent.
public struct Response: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// A part of a file, which is read while it is sent.
        case file(OpenFile, Range<Int>)
        /// What comes in time, until the stream ends.
        case stream(StreamedBody)

        /// How many bytes there are; nil where nobody knows yet.
        var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, let range): range.count
            case .stream: nil
            }
        }
    }

    public var status: Int
    /// In the order in which they are sent.
    public private(set) var fields: [(name: String, value: String)]
    public var body: Body

    public init(status: Int, fields: [(name: String, value: String)] = [], body: Body = .bytes([])) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// A header field by its name, in the case that it is sent in.
    public subscript(name: String) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            fields.removeAll { $0.name == name }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// A line of plain text.
    public static func text(_ text: String, status: Int) -> Response {
        Response(
            status: status,
            fields: [
                ("Content-Type", "text/plain; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
                ("Cache-Control", "no-store"),
            ],
            body: .bytes(Array((text + "\n").utf8))
        )
    }

    /// What a request gets that nobody looks at, and what a connection gets that there is no room for.
    static func refusal(status: Int, because reason: String? = nil) -> Response {
        let phrase = "\(status) \(ResponseHead.phrase(of: status))"
        return text(reason.map { "\(phrase): \($0)" } ?? phrase, status: status)
    }

    /// Lets go of what would have been sent.
    func abandon() {
        if case .stream(let stream) = body { stream.abandon() }
    }
}
