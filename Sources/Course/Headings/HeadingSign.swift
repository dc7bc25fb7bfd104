import Markdown

extension Heading {
    /// The pictures in the heading, which no translator changes: the flag of a country.
    package var pictures: String {
        var pictures = String.UnicodeScalarView()
        for scalar in plainText.unicodeScalars where scalar.properties.isEmojiPresentation { pictures.append(scalar) }
        return String(pictures)
    }
}
