/// Whether bytes are UTF-8 (RFC 3629).
public enum UTF8Check {
    /// The offset of the first byte of what is no character; nil where all are.
    public static func firstFault(in bytes: [UInt8]) -> Int? {
        if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
