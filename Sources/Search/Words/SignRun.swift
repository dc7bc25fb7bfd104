/// The signs of code that readers look for, as words: `$`, `->`, `??`, `&&`.
///
/// Operators of two or three signs count anywhere, and so does the `$` of a name; `?`, `!`, `&` and a few others count in code, since
/// prose is full of them. Slashes begin comments and stand in addresses, and so are no such signs.
enum SignRun {
    private static let longest = 3

    /// Returns the end of the run of signs that begins at an index, and true if it is a word.
    static func end(
        _ text: UnsafeBufferPointer<UInt8>,
        from begin: Int,
        isCode: Bool
    ) -> (end: Int, isWord: Bool) {
        var end = begin
        var isVaried = false
        while end < text.count, isSign(text[end]) {
            if text[end] != text[begin] { isVaried = true }
            end += 1
        }
        switch end - begin {
        case 0: return (begin, false)
        case 1: return (end, text[begin] == UInt8(ascii: "$") || isCode && "?!&\\%^~|".utf8.contains(text[begin]))
        case 2...longest:
            // Rules of text are made of these; three full stops are an operator in code alone.
            let isRule =
                !isVaried && ("-*!#@".utf8.contains(text[begin]) || text[begin] == UInt8(ascii: ".") && !isCode)
            return (end, !isRule)
        default: return (end, false)
        }
    }

    private static func isSign(_ byte: UInt8) -> Bool { "-+*%=<>!&|^~?.$\\@#".utf8.contains(byte) }
}
