/// The places of a message in the sources, as a line that begins with `#:` lists them. A path with spaces stands between
/// U+2068 and U+2069.
enum CatalogueReferences {
    private static let (open, close): (Unicode.Scalar, Unicode.Scalar) = ("\u{2068}", "\u{2069}")

    static func read(_ line: String) -> [String] {
        var places: [String] = []
        var word = String.UnicodeScalarView()
        var isOpen = false
        func end() {
            if !word.isEmpty { places.append(String(word)) }
            word = String.UnicodeScalarView()
        }
        for scalar in line.unicodeScalars {
            switch scalar {
            case open where !isOpen: isOpen = true
            case close where isOpen: isOpen = false
            case " " where !isOpen, "\t" where !isOpen: end()
            default: word.append(scalar)
            }
        }
        end()
        return places
    }

    static func written(_ place: String) -> String {
        place.contains(" ") || place.contains("\t") ? "\u{2068}\(place)\u{2069}" : place
    }
}
