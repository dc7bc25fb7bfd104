/// The options with which a diagram is drawn.
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

    /// The colours of boxes, groups and lines, each for light and for dark grounds.
    public enum Palette: String, Sendable, CaseIterable {
        case `default`, forest, neutral
    }

    /// The prefix of every id in the drawing, so that several diagrams can share a page.
    public var idPrefix: String
    /// The page's language as a BCP 47 tag; the generated description is in this language.
    public var language: String
    public var theme: Theme
    /// The colours of a drawing that is a file of its own, or that does not follow its page.
    public var palette = Palette.default
    /// The look of boxes and lines, unless the diagram says otherwise.
    public var look = DiagramLook.classic
    /// Maps the address of a `click` to the page's; nil leaves the address as it is.
    public var resolveLink: (@Sendable (String) -> String?)?
    /// Maps the id of a node to an address that replaces its `click`; nil keeps what the node has.
    public var nodeAddress: (@Sendable (String) -> String?)?
    /// The width of the page, in pixels: a diagram without a direction of its own gets one that fits; nil: any width.
    public var room: Double?
    /// True if the drawing is a file of its own: it then has a namespace and contains its style sheet.
    public var isStandalone: Bool
    /// True if the page shows the diagram in words beside it: the drawing's description then is the first sentence of these.
    public var isOutlinedBeside = false

    /// Returns true if sentences of an outline are worth a list: the first says what the diagram is.
    public static func isList(_ sentences: [String]) -> Bool { sentences.count > 2 }

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
