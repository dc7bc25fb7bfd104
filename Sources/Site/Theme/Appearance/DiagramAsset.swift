import Mermaid

/// The style sheet that gives diagrams their colours, light and dark.
enum DiagramAsset {
    static let path = "assets/diagram.css"
    /// The file, in a cascade layer of its own, declared before the theme's, so that a theme's colours win.
    static let file = ThemeAsset(path: path, bytes: Array("@layer diagram {\n\(DiagramStyleSheet.css)\n}\n".utf8))
    /// The script that shows a drawing in the whole window; loaded on first use.
    static let viewScript = "assets/diagram-view.js"
}
