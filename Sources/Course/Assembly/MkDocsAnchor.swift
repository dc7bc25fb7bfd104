/// The anchor that Python-Markdown gives a heading, which links of MkDocs sites use.
///
/// Python-Markdown, extension "Table of Contents", `slugify`: letters and digits of ASCII, `_`, and one hyphen for each run of
/// spaces and hyphens. Material's sites may keep letters of any script instead, so they are kept here.
enum MkDocsAnchor {
    static func of(_ heading: String) -> String {
        var result = ""
        for character in heading.lowercased() {
            if character.isWhitespace || character == "-" {
                if !result.hasSuffix("-") { result.append("-") }
            } else if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            }
        }
        return String(result.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
    }
}
