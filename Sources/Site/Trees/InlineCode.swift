import Markdown

/// A sentence whose code stands between backticks, as HTML.
enum InlineCode {
    static func html(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map {
            HTMLEscaping.escaped(String($0))
        }
        // A backtick without a partner stays what it is.
        guard parts.count % 2 == 1 else { return parts.joined(separator: "`") }
        return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : $1 }.joined()
    }

    /// The sentence without backticks.
    static func plain(_ text: String) -> String { text.replacing("`", with: "") }
}
