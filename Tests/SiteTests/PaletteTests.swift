import Course
import CourseChecks
import CourseConfiguration
import Foundation
import TestSupport
import Testing

@testable import Site

/// Every palette can be read on light and on dark pages (WCAG 2.2, 1.4.3 and 1.4.11).
@Suite struct PaletteTests {
    @Test(arguments: Palette.allCases, Configuration.Diagrams.Palette.allCases)
    func canBeRead(_ palette: Palette, diagrams: Configuration.Diagrams.Palette) throws {
        let colours = try Self.colours(of: palette, diagrams: diagrams)
        #expect(Contrast.pairs.count > 50)
        for scheme in 0...1 {
            for pair in Contrast.pairs {
                let front = try #require(colours[pair.front.property])[scheme]
                let ground = try #require(colours[pair.ground.property])[scheme]
                let contrast = (max(front, ground) + 0.05) / (min(front, ground) + 0.05)
                #expect(
                    contrast >= pair.criterion.least,
                    "\(pair.front) on \(pair.ground), \(scheme == 0 ? "light" : "dark"): \(contrast)"
                )
            }
        }
    }

    @Test("Every colour of the style sheet can be chosen by a key")
    func keys() throws {
        let colours = try Self.colours(of: .clay)
        #expect(Set(ThemeColour.allCases.map(\.property)) == Set(colours.keys))
        #expect(ThemeColour.accentInk.property == "--accent-ink")
    }

    @Test(arguments: Palette.allCases)
    func isPartOfTheStyleSheet(_ palette: Palette) async throws {
        let address = try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                palette: \(palette.rawValue)
                -- content/en/a.md --
                # A
                """
            ).write(to: folder)
            let theme = try Theme.load(for: try await CourseLoader(root: folder.path).load().course)
            return try #require(theme.assets.first { $0.path == "assets/glosa.css" })
        }
        let accents = String(decoding: address.bytes, as: UTF8.self).matches(of: /--accent:[^;]*;/)
        #expect(accents.count == (palette == .clay ? 1 : 2))
    }

    /// The relative luminance of each colour, on light pages and on dark ones.
    private static func colours(
        of palette: Palette,
        diagrams: Configuration.Diagrams.Palette = .page
    ) throws -> [String: [Double]] {
        let files = Dictionary(EmbeddedTheme.files.map { ($0.path, $0.text) }) { first, _ in first }
        let text =
            try #require(files["assets/glosa.css"]) + (files["palettes/\(palette.rawValue).css"] ?? "")
            + DiagramColours.style(diagrams)
        #expect(palette == .clay || files["palettes/\(palette.rawValue).css"] != nil)
        var result: [String: [Double]] = [:]
        for match in text.matches(of: /(--[a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);/) {
            result[String(match.1)] = [luminance(match.2), luminance(match.3)]
        }
        return result
    }

    private static func luminance(_ hex: Substring) -> Double {
        let value = Int(hex, radix: 16) ?? 0
        let parts = [16, 8, 0].map { shift in
            let part = Double(value >> shift & 0xFF) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
