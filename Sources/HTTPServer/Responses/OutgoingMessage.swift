import FileSystem

/// An answer on its way: the bytes that are ready to be sent, and the source of the rest.
struct OutgoingMessage {
    enum Supply: Equatable {
        case ready
        /// The answer's stream has no bytes yet.
        case waiting
        case sent
        /// The promised length can't be kept: a file ended early, or a stream's reader fell behind.
        case broken
    }

    private enum Source {
        case none
        case file(OpenFile, Range<Int>)
        case stream(StreamedBody)
    }

    /// The largest piece of a file that is in memory at once, in bytes.
    static let pieceSize = 131_072

    let keepsAlive: Bool
    let isChunked: Bool
    private var first: ArraySlice<UInt8>
    private var second: ArraySlice<UInt8> = []
    private var source: Source

    /// - Parameters:
    ///   - request: the request that is answered; nil if it could not be understood.
    ///   - date: the time in the form of ``HTTPDate``.
    init(_ response: Response, to request: Request?, keepsAlive: Bool, date: String) {
        let isStream = response.body.count == nil
        // A client that doesn't know chunks takes the end of the connection for the end of the body.
        let knowsChunks = (request?.minorVersion ?? 0) > 0
        isChunked = isStream && knowsChunks
        self.keepsAlive = keepsAlive && (!isStream || knowsChunks)
        first = ResponseHead.bytes(of: response, date: date, isChunked: isChunked, keepsAlive: self.keepsAlive)[...]
        source = .none
        guard request?.method != "HEAD", response.status != 304 else {
            response.abandon()
            return
        }
        switch response.body {
        case .bytes(let bytes): second = bytes[...]
        case .file(let file, let range): source = .file(file, range)
        case .stream(let stream): source = .stream(stream)
        }
    }

    var stream: StreamedBody? {
        guard case .stream(let stream) = source else { return nil }
        return stream
    }

    /// True if bytes are ready to be sent.
    var hasBytes: Bool { !first.isEmpty || !second.isEmpty }

    /// Prepares bytes to be sent, from the source if none are ready.
    mutating func supply() -> Supply {
        if hasBytes { return .ready }
        switch source {
        case .none: return .sent
        case .file(let file, let range):
            guard !range.isEmpty else { return .sent }
            let piece = file.bytes(at: range.lowerBound, atMost: min(range.count, Self.pieceSize))
            guard !piece.isEmpty else { return .broken }
            source = .file(file, (range.lowerBound + piece.count)..<range.upperBound)
            first = piece[...]
            return .ready
        case .stream(let stream):
            switch stream.take() {
            case .nothing: return .waiting
            case .overflow: return .broken
            case .bytes(let bytes): first = (isChunked ? Self.chunk(bytes) : bytes)[...]
            case .finished:
                stream.abandon()
                source = .none
                guard isChunked else { return .sent }
                first = Array("0\r\n\r\n".utf8)[...]
            }
            return .ready
        }
    }

    private static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        Array((String(bytes.count, radix: 16) + "\r\n").utf8) + bytes + Array("\r\n".utf8)
    }

    /// Calls a function with the bytes that are ready, in two stretches.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Result) -> Result {
        first.withUnsafeBytes { first in second.withUnsafeBytes { second in body(first, second) } }
    }

    /// Removes bytes that were sent.
    mutating func remove(_ count: Int) {
        let fromFirst = min(count, first.count)
        first = first.dropFirst(fromFirst)
        second = second.dropFirst(count - fromFirst)
    }

    /// Abandons the bytes that were not sent.
    func abandon() { stream?.abandon() }
}
