import Support

/// A parser that takes requests out of a connection's bytes, in whatever pieces they arrive (RFC 9112).
///
/// The parser is strict where two readers of the same bytes might differ: lines end with CRLF, nothing stands between a field's
/// name and its colon, no value continues on a second line, and lengths are given once. After a fault no more bytes are taken,
/// because the beginning of the next request is unknown.
public struct RequestParser: Sendable {
    private let limits: ServerLimits
    private var buffer: [UInt8] = []
    /// The index at which the line that is being read begins.
    private var line = 0
    /// The index before which no further line ends.
    private var scanned = 0
    private var requestLine: RequestLine?
    /// The index at which the header fields begin.
    private var head = 0
    private var fields: [HeaderFields.Line] = []
    private var fault: RequestFault?

    public init(limits: ServerLimits = ServerLimits()) { self.limits = limits }

    /// True if no byte of a further request has arrived.
    public var isEmpty: Bool { buffer.isEmpty }

    public mutating func append(_ bytes: some Sequence<UInt8>) {
        if fault == nil { buffer.append(contentsOf: bytes) }
    }

    /// Returns the next request that has arrived whole; nil if more bytes are needed.
    ///
    /// - Throws: the fault of the next request; every later call throws the same.
    public mutating func next() throws(RequestFault) -> Request? {
        if let fault { throw fault }
        do {
            return try parse()
        } catch {
            fault = error
            buffer = []
            throw error
        }
    }

    private mutating func parse() throws(RequestFault) -> Request? {
        while let (content, next) = try nextLine() {
            if let requestLine {
                if content.isEmpty {
                    let request = try makeRequest(requestLine, fields: buffer[head..<content.lowerBound])
                    removeRequest(to: next)
                    return request
                }
                guard fields.count < limits.fieldCount else { throw .fieldsTooLarge }
                fields.append(try field(content))
            } else if content.isEmpty {
                // Some clients end a request with superfluous lines; RFC 9112, 2.2, has them ignored.
                guard next <= limits.requestLine else {
                    throw .malformed("there are too many empty lines before the first line")
                }
            } else {
                requestLine = try RequestLine(buffer[content])
                head = next
            }
            line = next
        }
        return nil
    }

    /// Returns the range of the next line without its line break, and the index of the one after it; nil if it is not whole yet.
    private mutating func nextLine() throws(RequestFault) -> (content: Range<Int>, next: Int)? {
        if requestLine == nil, line < buffer.count {
            // Bytes with which no request begins, such as the greeting of TLS, are refused without waiting for the end of the
            // line.
            let first = buffer[line]
            let endsLine = first == RequestBytes.carriageReturn || first == RequestBytes.lineFeed
            guard RequestBytes.isToken(first) || endsLine else {
                throw .malformed("the first line does not begin with a method")
            }
        }
        let end = buffer[scanned...].firstIndex(of: RequestBytes.lineFeed)
        scanned = end ?? buffer.count
        // The limits leave room for the carriage return, whether its line feed has arrived or not.
        if requestLine == nil {
            guard scanned - line <= limits.requestLine + 1 else { throw .targetTooLong }
        } else {
            guard scanned - head <= limits.fieldBytes + 1 else { throw .fieldsTooLarge }
        }
        guard let end else { return nil }
        // An empty line before a request may consist of a line feed alone.
        if end == line, requestLine == nil {
            scanned = end + 1
            return (line..<line, end + 1)
        }
        guard end > line, buffer[end - 1] == RequestBytes.carriageReturn else {
            throw .malformed("a line does not end with CR and LF")
        }
        scanned = end + 1
        return (line..<(end - 1), end + 1)
    }

    private func field(_ content: Range<Int>) throws(RequestFault) -> HeaderFields.Line {
        let bytes = buffer[content]
        guard !buffer[content.lowerBound].isSpaceOrTab else {
            throw .malformed("a field continues on a second line")
        }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > content.lowerBound,
            bytes[..<colon].allSatisfy(RequestBytes.isToken)
        else { throw .malformed("a field does not begin with a name and a colon") }
        let value = bytes[(colon + 1)...]
        guard value.allSatisfy(RequestBytes.isFieldValue) else {
            throw .malformed("a field's value holds a control character")
        }
        let start = value.firstIndex { !$0.isSpaceOrTab } ?? value.endIndex
        let end = value.lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? start
        return HeaderFields.Line(
            name: (content.lowerBound - head)..<(colon - head),
            value: (start - head)..<(end - head)
        )
    }

    private func makeRequest(
        _ first: RequestLine,
        fields bytes: ArraySlice<UInt8>
    ) throws(RequestFault) -> Request {
        let fields = HeaderFields(bytes: Array(bytes), lines: fields)
        let framing = try RequestFraming(fields, minorVersion: first.minorVersion)
        return Request(
            method: first.method,
            path: first.path,
            query: first.query,
            minorVersion: first.minorVersion,
            host: framing.host,
            fields: fields,
            keepsAlive: framing.keepsAlive
        )
    }

    /// Removes a request's bytes, to begin anew with those behind it.
    private mutating func removeRequest(to end: Int) {
        buffer.removeSubrange(..<end)
        (line, scanned, head) = (0, 0, 0)
        requestLine = nil
        fields.removeAll(keepingCapacity: true)
    }
}
