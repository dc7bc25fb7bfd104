/// How a diagram is drawn.
public struct DiagramOptions: Sendable {
    /// The colours of a drawing.
    public enum Theme: String, Sendable, CaseIterable {
        /// Follows the page through CSS variables (``DiagramStyleSheet``).
        case auto
        /// Colours of its own, for a light ground.
        case light
        /// Colours of its own, for a dark ground.
        case dark
    }

    /// Stands before every id of the drawing, so that several diagrams share a page.
    public var idPrefix: String
    /// The page's language as a BCP 47 tag; the generated description is in it.
    public var language: String
    public var theme: Theme
    /// How boxes and lines look where the diagram doesn't say.
    public var look = DiagramLook.classic
    /// Maps the address of a `click` to the page's; nil leaves the address as it is.
    public var resolveLink: (@Sendable (String) -> String?)?
    /// Gives a node an address by its id, in place of its `click`; nil leaves it what it has.
    public var nodeAddress: (@Sendable (String) -> String?)?
    /// The width of the page, in pixels: a drawing whose author gave it no direction takes one with which it fits.
    public var room: Double?
    /// Whether the drawing is a file of its own: it then has a namespace and brings its style sheet.
    public var isStandalone: Bool

    public init(
        idPrefix: String = "diagram",
        language: String = "en",
        theme: Theme = .auto,
        room: Double? = nil,
        resolveLink: (@Sendable (String) -> String?)? = nil,
        nodeAddress: (@Sendable (String) -> String?)? = nil,
        isStandalone: Bool = false
    ) {
        self.idPrefix = idPrefix
        self.language = language
        self.theme = theme
        self.resolveLink = resolveLink
        self.nodeAddress = nodeAddress
        self.room = room
        self.isStandalone = isStandalone
    }
}
