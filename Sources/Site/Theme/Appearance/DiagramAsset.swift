import Mermaid

/// The style sheet that gives diagrams their colours, light and dark.
enum DiagramAsset {
    static let path = "assets/diagram.css"
    /// In a cascade layer of its own, declared before the theme's, so that a theme's colours win.
    static let file = ThemeAsset(path: path, bytes: Array("@layer diagram {\n\(DiagramStyleSheet.css)\n}\n".utf8))
    /// Shows a drawing in the whole window; loaded when somebody first asks for that.
    static let viewScript = "assets/diagram-view.js"
}
