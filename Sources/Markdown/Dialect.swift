/// Which spellings of blocks a file may hold besides CommonMark, GFM and what Glosa adds to them.
public enum Dialect: String, Sendable, CaseIterable {
    case glosa
    /// DocC's: block directives, and links to symbols in double backticks.
    case docC = "docc"
}
