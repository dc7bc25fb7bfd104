/// Texts of content for terminals and reports, without characters that control a terminal or are invisible.
public enum VisibleText {
    /// Returns a text with a picture or a number in place of each character that controls a terminal or is invisible; line feeds
    /// and tabs stay.
    public static func escaping(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isHidden(scalar) else {
                result.append(scalar)
                continue
            }
            // The block Control Pictures shows the controls of ASCII.
            let picture = scalar.value < 0x20 ? 0x2400 + scalar.value : scalar.value == 0x7F ? 0x2421 : nil
            if let picture = picture.flatMap(Unicode.Scalar.init) {
                result.append(picture)
            } else {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            }
        }
        return String(result)
    }

    /// Returns the same for a text that must stay on one line, such as the name of a file.
    public static func line(_ text: String) -> String {
        replacing("\t", with: "\u{2409}", in: replacing("\n", with: "\u{240A}", in: escaping(text)))
    }

    /// Replaces a character of ASCII. Few texts hold it, and a search for a string takes long.
    static func replacing(_ character: Unicode.Scalar, with replacement: String, in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: character)) else { return text }
        return text.replacing(String(character), with: replacement)
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        // The first test alone decides for nearly all characters.
        if scalar.value >= 0x20, scalar.value < 0x7F { return false }
        return scalar.value == 0x0C || scalar.value == 0x0D || ControlCharacters.contains(scalar)
            || InvisibleCharacters.contains(scalar)
    }
}
