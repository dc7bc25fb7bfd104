import SnippetSyntax
import Support

extension String {
    /// Returns true if the string contains a text. Bytes are compared: `contains` looks at every character for its canonical
    /// form.
    func holds(_ text: String) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(bytes: text.utf8) } ?? contains(text)
    }
}
