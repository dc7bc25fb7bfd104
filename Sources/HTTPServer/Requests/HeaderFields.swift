import Support

/// The header fields of a request, as slices of the bytes that were sent.
public struct HeaderFields: Sendable {
    /// The ranges of a field's name and value in the bytes.
    struct Line: Sendable {
        let name: Range<Int>
        let value: Range<Int>
    }

    private let bytes: [UInt8]
    private let lines: [Line]

    init(bytes: [UInt8], lines: [Line]) {
        self.bytes = bytes
        self.lines = lines
    }

    /// The value of a field; the values of a field that was sent several times are joined by commas (RFC 9110, 5.2). Nil if it
    /// was not sent.
    ///
    /// - Parameter name: the field's name in lower case.
    public subscript(name: String) -> String? {
        var result: String?
        for line in lines where matches(line, name) {
            let value = String(decoding: bytes[line.value], as: UTF8.self)
            result = result.map { $0 + ", " + value } ?? value
        }
        return result
    }

    /// Returns the number of times that a field was sent.
    func count(of name: String) -> Int {
        lines.reduce(0) { $0 + (matches($1, name) ? 1 : 0) }
    }

    private func matches(_ line: Line, _ name: String) -> Bool {
        bytes[line.name].equalsIgnoringCase(name)
    }
}
