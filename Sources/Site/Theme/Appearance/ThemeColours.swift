import Course
import CourseConfiguration
import Mermaid

/// The colours that pages have: those of the style sheet, of the palette, and the course's own.
struct ThemeColours {
    /// The colours of the style sheet and the palette.
    private(set) var given: [ThemeColour: [ColourScheme: Colour]] = [:]
    /// The course's own colours, and those derived from them.
    private(set) var own: [ThemeColour: [ColourScheme: Colour]] = [:]

    /// - Parameter styles: style sheets that set the properties; later ones take precedence.
    init(_ appearance: Appearance, styles: [String]) {
        let names = Dictionary(uniqueKeysWithValues: ThemeColour.allCases.map { ($0.property, $0) })
        for style in styles {
            for line in style.split(whereSeparator: \.isNewline) {
                guard let (property, light, dark) = Self.declaration(line), let name = names[property] else { continue }
                given[name] = [.light: light, .dark: dark]
            }
        }
        for (name, schemes) in appearance.colours { own[name] = schemes.compactMapValues(\.colour) }
        for scheme in ColourScheme.allCases { derive(scheme) }
    }

    /// The colour that takes effect; nil if none is set.
    func colour(_ name: ThemeColour, _ scheme: ColourScheme) -> Colour? { own[name]?[scheme] ?? given[name]?[scheme] }

    /// Derives the colours of text on buttons and of the wash behind selected items from the accent, unless the course sets them.
    private mutating func derive(_ scheme: ColourScheme) {
        guard let accent = own[.accent]?[scheme] else { return }
        if own[.accentInk]?[scheme] == nil {
            let (white, black) = (Colour(0xFFFFFF), Colour(0x101010))
            let isWhite = accent.contrast(to: white) >= accent.contrast(to: black)
            own[.accentInk, default: [:]][scheme] = isWhite ? white : black
        }
        guard own[.accentWash]?[scheme] == nil, let paper = colour(.paper, scheme) else { return }
        // The strongest wash on which the texts stay legible.
        let washes = stride(from: scheme == .light ? 0.09 : 0.16, through: 0, by: -0.01).map {
            // The colour as it is written, with eight bits per channel.
            Colour(accent.mixed(with: paper, opacity: max($0, 0)).hexadecimal) ?? paper
        }
        let texts = [accent, colour(.ink, scheme)].compactMap(\.self)
        let wash = washes.first { wash in texts.allSatisfy { $0.contrast(to: wash) >= Contrast.Criterion.text.least } }
        own[.accentWash, default: [:]][scheme] = wash ?? paper
    }

    /// Reads a line such as `--ink: light-dark(#1f2024, #e7e5e1);`; nil for any other line.
    private static func declaration(_ line: Substring) -> (property: String, light: Colour, dark: Colour)? {
        guard let function = line.firstRange(of: ": light-dark("), let end = line.lastIndex(of: ")") else { return nil }
        let property = line[..<function.lowerBound].drop { $0 == " " }
        guard property.hasPrefix("--"), function.upperBound <= end else { return nil }
        let parts = line[function.upperBound..<end].split(separator: ",")
        guard parts.count == 2, let light = Colour(String(parts[0])), let dark = Colour(String(parts[1])) else {
            return nil
        }
        return (String(property), light, dark)
    }
}
