import Course
import CourseConfiguration
import Mermaid

/// The colours that `diagrams:` in glosa.yml puts in place of the theme's.
enum DiagramColours {
    /// The addition to the style sheet; empty for the palette of the page.
    static func style(_ palette: Configuration.Diagrams.Palette) -> String {
        guard let palette = DiagramOptions.Palette(rawValue: palette.rawValue) else { return "" }
        let names = Set(ThemeColour.allCases.map(\.property))
        // Drawings stand on the page's own ground.
        let declarations = DiagramStyleSheet.colours(palette).filter { names.contains($0.property) }
            .map { "    \($0.property): light-dark(\($0.light), \($0.dark));\n" }
        return "\n@layer tokens {\n  :root {\n\(declarations.joined())  }\n}\n"
    }
}
