import Support

/// The total cost of style statements: styles given to many things are a multiple of the text.
struct StylingEffort {
    private var spent = 0

    private static let most = 100_000

    /// Adds the cost of a statement.
    ///
    /// - Parameters:
    ///   - targets: the number of things that get the styles.
    ///   - styles: the styles, with commas between.
    /// - Throws: an error if the total is more than anybody writes.
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
