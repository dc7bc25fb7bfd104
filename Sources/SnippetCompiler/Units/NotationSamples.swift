import SnippetSyntax
import Support

extension SampleAnatomy {
    /// True if nothing of the sample's code is left when its notation is left out: there is nothing to compile.
    var isNotation: Bool { items.isEmpty && bytes.allSatisfy(\.isWhitespace) }
}
