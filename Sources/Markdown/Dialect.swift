import Diagnostics

/// The spellings of blocks that a file may hold besides CommonMark, GFM and Glosa's extensions of them.
public enum Dialect: String, Sendable, CaseIterable {
    /// Lines of colons around blocks.
    case glosa
    /// DocC's block directives, and links to symbols in double backticks.
    case docC = "docc"
    /// A documentation comment of a Swift file: DocC's spellings, without front matter.
    case swiftComment = "swift-comment"
    /// Material for MkDocs: content by indentation behind `!!!`, `???` and `===`, and lists of attributes in braces.
    case material
    /// mdBook: CommonMark with the extensions of GFM, and texts of other files between `{{#` and `}}`.
    case mdBook = "mdbook"
    /// GitBook: the same Markdown, with blocks between tags such as `{% hint %}` and `{% endhint %}`.
    case gitBook = "gitbook"
    /// VitePress: lines of colons, components of Vue, and texts and code of other files.
    case vitePress = "vitepress"
    /// Docusaurus: lines of colons, and MDX in every file.
    case docusaurus
    /// Starlight: lines of colons, and MDX in files that are named so.
    case starlight

    /// The dialects that files are written in, and that can be chosen by name.
    public static let allCases: [Dialect] = [
        .glosa, .docC, .material, .mdBook, .gitBook, .vitePress, .docusaurus, .starlight,
    ]

    /// True for the spellings of DocC, in the files of a catalogue or in comments.
    package var isDocC: Bool { self == .docC || self == .swiftComment }

    /// True for the Markdown of books whose pages a `SUMMARY.md` lists.
    package var isOfBook: Bool { self == .mdBook || self == .gitBook }

    /// True for the Markdown of websites, which is translated into Glosa's own before it is parsed.
    package var isOfWebsite: Bool { self == .vitePress || self == .docusaurus || self == .starlight }

    /// True if other files may stand in the text of a page.
    package var insertsTexts: Bool { self == .material || isOfBook || isOfWebsite }

    /// The paired marks around text, in the order in which they are looked for.
    var pairedMarks: [PairedMarks] {
        switch self {
        case .glosa: [.tildesOrSubscript, .mark, .superscript]
        case .docC, .swiftComment: [.strikethrough, .mark]
        case .mdBook, .gitBook, .vitePress, .docusaurus, .starlight: [.strikethrough]
        case .material: [.tildes, .mark, .carets]
        }
    }

    /// Returns the containers of a file; nil if there are none.
    ///
    /// - Parameter bytes: The file's bytes, with other constructs blanked.
    func containers(in file: SourceFile, bytes: [UInt8]) -> ContainerLines? {
        switch self {
        case .glosa, .vitePress, .docusaurus, .starlight: ColonReader.read(file, bytes: bytes)
        case .docC, .swiftComment: DirectiveReader.read(file, bytes: bytes)
        case .material: MaterialReader.read(file, bytes: bytes)
        case .mdBook: nil
        case .gitBook: TagReader.read(file, bytes: bytes)
        }
    }
}
