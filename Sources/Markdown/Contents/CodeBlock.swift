import Diagnostics

/// A code block, fenced or indented.
public struct CodeBlock: Sendable {
    public let node: NodeID
    /// The number of the block in the document, counted from 1.
    public let ordinal: Int
    /// The language that the info string names, lowercased; nil if it names none.
    public let language: String?
    /// The attributes behind the language in the info string.
    public let attributes: [FenceAttribute]
    /// The code, each line with its place in the file; in another file where ``origin`` says so.
    public internal(set) var slice: SourceSlice
    /// The source of the code, if that is another file; nil for code written in the document.
    public internal(set) var origin: CodeOrigin?
    public let isFenced: Bool
    /// False where the closing fence is missing; true for indented code.
    public let isClosed: Bool
    /// The whole block in the file, fences included.
    public let range: SourceRange
    /// The offset in the code at which the text of the page probably resumes because the closing fence is missing; nil if
    /// nowhere.
    public let proseStart: Int?
    /// True if lines that begin with `# ` are code hidden from readers, as in rustdoc.
    public let hidesLines: Bool
    /// The sign that hidden lines of another language begin with; nil if none are hidden.
    public internal(set) var hiddenPrefix: String?
    /// The range of the language in the file; nil if none is written.
    public let languageRange: SourceRange?
    /// The first word of the info string as CommonMark has it, for the class in HTML.
    package let infoWord: String
    /// The state of a file after a tutorial's step, if the block shows one; nil for other code.
    public internal(set) var step: StepFile?
}

/// The source of a block's code: a range of lines of another file.
public struct CodeOrigin: Sendable, Hashable {
    /// The file's path below the folder that a site's readers know: the package's, or else the course's.
    public let address: String
    /// The first and the last of its lines that are shown, counted from 1.
    public let lines: ClosedRange<Int>

    public init(address: String, lines: ClosedRange<Int>) {
        self.address = address
        self.lines = lines
    }
}

/// A word of a fence's info string: `name`, `name=value`, `name="two words"` or `{2,4-6}`.
public struct FenceAttribute: Sendable, Hashable {
    /// The part before `=`; a group in braces as a whole, with its braces.
    public let name: String
    /// The part after `=` without its quotes; nil where there is no `=`.
    public let value: String?
    /// The whole attribute in the file.
    public let range: SourceRange
    /// The value in the file, without its quotes.
    public let valueRange: SourceRange?
    /// True if the value stands between quotes. The ranges don't tell it in text that was put in the place of other spellings.
    public var isQuoted = false
}
