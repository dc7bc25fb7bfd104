import Support

/// What statements of styles ask for together: what is given to many things is a multiple of the text.
struct StylingEffort {
    private var spent = 0

    private static let most = 100_000

    /// Takes a statement into account.
    ///
    /// - Parameters:
    ///   - targets: how many things it is about.
    ///   - styles: what they are given, with commas between.
    /// - Throws: where that is more than anybody writes.
    mutating func spend(_ targets: Int, _ styles: String, at range: Range<Int>) throws(SyntaxError) {
        spent += targets * (styles.utf8.count { $0 == UInt8(ascii: ",") } + 1)
        guard spent <= Self.most else {
            throw .tooLarge(
                at: range,
                en: "this diagram gives too many styles to too many blocks",
                es: "este diagrama da demasiados estilos a demasiados bloques"
            )
        }
    }
}
