/// Command-line options in code, which browsers would break behind their hyphens.
public enum CommandOptions {
    /// The length up to which an option is kept on one line, in bytes: it fits beside a word on a phone.
    static let longestWhole = 28

    /// Appends the escaped text of a code span; each word that begins with a hyphen and a letter or a second hyphen stands in a
    /// `span.option`.
    public static func append(_ code: some Collection<UInt8>, to output: inout [UInt8]) {
        var isFirst = true
        for word in code.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
            if !isFirst { output.append(UInt8(ascii: " ")) }
            isFirst = false
            let isWhole = isOption(word) && word.count <= longestWhole
            if isWhole { output.append("<span class=\"option\">") }
            HTMLEscaping.append(word, to: &output)
            if isWhole { output.append("</span>") }
        }
    }

    private static func isOption(_ word: some Collection<UInt8>) -> Bool {
        guard word.first == UInt8(ascii: "-"), let second = word.dropFirst().first else { return false }
        return second == UInt8(ascii: "-") && word.count > 2
            || (second | 0x20) >= UInt8(ascii: "a") && (second | 0x20) <= UInt8(ascii: "z")
    }
}
