/// A folder or a file with originals, and the places of its translations.
struct PlaceRow {
    let original: String
    /// The language that the name of the place tells; nil if it tells none.
    let language: String?
    /// The places of translations; a language may share the place of the originals, and name itself in the files' names.
    var translations: [(language: String, path: String)]
    /// The number of files with a counterpart.
    let pairs: Int
    /// The rows of its files, where translations lie beside their originals; empty for other rows.
    var files: [PlaceRow] = []
}
