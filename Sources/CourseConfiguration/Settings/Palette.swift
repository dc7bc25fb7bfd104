/// The colours that the built-in theme can have, each proven to be readable on light and on dark pages.
package enum Palette: String, Sendable, CaseIterable {
    /// Red on white and warm greys; the theme's own.
    case clay
    /// Blue on white and cool greys.
    case lake
    /// Green on white and greenish greys.
    case moss
}
