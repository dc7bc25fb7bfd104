import Course
import CourseConfiguration
import Mermaid

/// The part of the style sheet that follows from a course's colours and fonts.
///
/// Only font names are copied into it as an author wrote them; they hold letters, digits and a few characters without a meaning
/// in CSS (``Appearance/Font``). Colours are written anew, paths are percent-encoded.
struct OwnStyle {
    private var text = ""
    var bytes: [UInt8] { Array(text.utf8) }

    /// - Parameter fonts: the path of each font's file below the site's root, by its path below the content folder.
    init(_ appearance: Appearance, _ colours: ThemeColours, fonts: [String: String]) {
        let declarations = Self.colours(colours) + Self.families(appearance)
        if !declarations.isEmpty { add("tokens", ":root {\n" + declarations.map { "    \($0)\n" }.joined() + "  }") }
        if appearance.fonts[.headings] != nil {
            add(
                "content",
                ":is(.prose, .overview, .choice) :is(h1, h2, h3, h4, h5, h6) { font-family: var(--font-headings); }"
            )
        }
        addPrint(colours)
        var faces: Set<String> = []
        for font in Appearance.FontUse.allCases.compactMap({ appearance.fonts[$0] }) {
            for file in font.files {
                // One family may serve headings and text.
                guard let output = fonts[file.path], faces.insert("\(font.families[0])/\(file.path)").inserted else {
                    continue
                }
                addFace(font.families[0], file, output)
            }
        }
    }

    private mutating func add(_ layer: String, _ rule: String) {
        text += "\n@layer \(layer) {\n  \(rule)\n}\n"
    }

    // MARK: Colours

    private static func colours(_ colours: ThemeColours) -> [String] {
        ThemeColour.allCases.compactMap { name in
            guard colours.own[name] != nil else { return nil }
            let both = ColourScheme.allCases.map { colours.colour(name, $0) }
            // A style sheet of the course's own may not set the property.
            guard let light = both[0] ?? both[1], let dark = both[1] ?? both[0] else { return nil }
            return "\(name.property): light-dark(\(light.hexadecimal), \(dark.hexadecimal));"
        }
    }

    /// Adds the theme's own colours for print if a colour of the course is illegible on paper: paper is white, and printers leave
    /// out backgrounds.
    private mutating func addPrint(_ colours: ThemeColours) {
        let white = Colour(0xFFFFFF)
        let texts = Set(Contrast.pairs.lazy.filter { $0.ground == .paper }.map(\.front))
        let isReadable = texts.allSatisfy { name in
            guard let own = colours.own[name]?[.light], let given = colours.given[name]?[.light] else { return true }
            let least = name == .edge ? Contrast.Criterion.shape.least : Contrast.Criterion.text.least
            return own.contrast(to: white) >= min(least, given.contrast(to: white))
        }
        guard !isReadable else { return }
        let given = ThemeColour.allCases.compactMap { name -> String? in
            guard colours.own[name] != nil, let light = colours.given[name]?[.light] else { return nil }
            return "\(name.property): \(light.hexadecimal);"
        }
        add("print", "@media print { :root { \(given.joined(separator: " ")) } }")
    }

    // MARK: Fonts

    private static func families(_ appearance: Appearance) -> [String] {
        Appearance.FontUse.allCases.compactMap { use in
            appearance.fonts[use].map { "--font-\(use.rawValue): \($0.families.map(quoted).joined(separator: ", "));" }
        }
    }

    private static func quoted(_ family: String) -> String {
        Appearance.Font.genericFamilies.contains(family) ? family : "\"\(family)\""
    }

    /// - Parameter output: the file's path below the site's root.
    private mutating func addFace(_ family: String, _ file: Appearance.FontFile, _ output: String) {
        let format =
            switch output.lowercased().split(separator: ".").last {
            case "woff2": "woff2"
            case "woff": "woff"
            case "otf": "opentype"
            default: "truetype"
            }
        text += """

            @font-face {
              font-family: \(Self.quoted(family));
              src: url("../\(PageAddress.encoded(output))") format("\(format)");
              font-weight: \(file.weight);
              font-style: \(file.isItalic ? "italic" : "normal");
              font-display: swap;
            }

            """
    }
}
