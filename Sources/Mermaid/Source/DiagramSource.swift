import Diagnostics
import Support

/// A diagram's text prepared for a lexer: front matter, directives and comment lines are overwritten with spaces, so that every
/// byte keeps its place in the Markdown file.
struct DiagramSource: Sendable {
    /// The author's slice, unchanged.
    let slice: SourceSlice
    /// The prepared bytes, as many as `slice.bytes`.
    let bytes: [UInt8]
    /// The settings of front matter and directives.
    let settings: DiagramSettings
    /// Findings about front matter and directives.
    let diagnostics: [Diagnostic]
    /// The first word of the text, such as `flowchart`.
    let typeName: Range<Int>

    init(_ slice: SourceSlice) {
        self.slice = slice
        var bytes = slice.bytes
        var settings = SettingsReader(slice: slice)
        let body = FrontMatter.blank(in: &bytes, reading: &settings)
        Directives.blank(in: &bytes, from: body, reading: &settings)
        Comments.blank(in: &bytes, from: body)
        HTMLAttributes.useSingleQuotes(in: &bytes, from: body)
        self.bytes = bytes
        settings.finish()
        self.settings = settings.settings
        self.diagnostics = settings.diagnostics
        var start = body
        while start < bytes.count, bytes[start].isWhitespace { start += 1 }
        var end = start
        while end < bytes.count, bytes[end].isWordByte || bytes[end] == UInt8(ascii: "-") { end += 1 }
        typeName = start..<end
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
