import SnippetSyntax
import Support

extension String {
    /// Whether a text stands anywhere in it. Bytes are compared: `contains` looks at every character for its canonical form.
    func holds(_ text: String) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(bytes: text.utf8) } ?? contains(text)
    }
}
