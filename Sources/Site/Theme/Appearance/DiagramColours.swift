import Course
import CourseConfiguration

/// The colours that `diagrams:` in glosa.yml puts in place of the theme's.
enum DiagramColours {
    /// The addition to the style sheet; empty for the palette of the page.
    static func style(_ palette: Configuration.Diagrams.Palette) -> String {
        let colours = colours(palette)
        guard !colours.isEmpty else { return "" }
        let declarations = colours.map { "    \($0.colour.property): light-dark(\($0.light), \($0.dark));\n" }
        return "\n@layer tokens {\n  :root {\n\(declarations.joined())  }\n}\n"
    }

    private static func colours(
        _ palette: Configuration.Diagrams.Palette
    ) -> [(colour: ThemeColour, light: String, dark: String)] {
        switch palette {
        case .page: []
        case .default:
            [
                (.diagramNodeFill, "#ececff", "#2b2c4d"), (.diagramNodeStroke, "#7a62b8", "#9d90e0"),
                (.diagramClusterFill, "#fbfae2", "#25251b"), (.diagramClusterStroke, "#8d8a48", "#7f7c50"),
            ]
        case .forest:
            [
                (.diagramNodeFill, "#dff0c2", "#24331a"), (.diagramNodeStroke, "#3f7d2c", "#7fb36a"),
                (.diagramClusterFill, "#f1f7e4", "#1c2417"), (.diagramClusterStroke, "#6d8f4c", "#5f7d4c"),
            ]
        case .neutral:
            [
                (.diagramNodeFill, "#eeeeee", "#2c2c2e"), (.diagramNodeStroke, "#6f6f6f", "#929296"),
                (.diagramClusterFill, "#f6f6f6", "#1e1e20"), (.diagramClusterStroke, "#8a8a8a", "#6f6f74"),
            ]
        }
    }
}
