import Markdown

/// How a document is written as HTML. The defaults give exactly what the specifications of CommonMark and GFM show,
/// but for raw HTML, which is sanitized.
public struct HTMLOptions: Sendable {
    /// What happens to raw HTML (CommonMark 4.6 and 6.6).
    public enum RawHTML: String, Sendable, CaseIterable {
        /// Elements and attributes of an allow-list stay, as on GitHub; tags are balanced.
        case sanitize
        /// All is left as it is, and so are all destinations of links. For authors who trust their sources.
        case allow
        /// All is shown as text.
        case escape
        /// All is left but the tags that GFM's "Disallowed Raw HTML" names.
        case gfm
    }

    /// What a link is replaced by.
    public struct LinkReplacement: Sendable {
        /// The destination to write; nil leaves the link's own.
        public var destination: String?
        /// Words to show instead of the link's own; nil leaves those.
        public var text: String?
        /// HTML attributes to add, such as ` rel="external"`, written as they are.
        public var attributes: String
        /// Whether it leads anywhere; where not, its words alone are written.
        public var isLink: Bool
        /// A picture's files by how many of their pixels make one of the page's in each direction.
        public var scales: [(address: String, scale: Int)]
        /// The same for dark pages; empty where a picture has none of its own for them.
        public var dark: [(address: String, scale: Int)]

        public init(
            destination: String? = nil,
            text: String? = nil,
            attributes: String = "",
            isLink: Bool = true,
            scales: [(address: String, scale: Int)] = [],
            dark: [(address: String, scale: Int)] = []
        ) {
            self.destination = destination
            self.text = text
            self.attributes = attributes
            self.isLink = isLink
            self.scales = scales
            self.dark = dark
        }
    }

    /// A link around words of a text, or around the end of one text and the beginning of the next.
    public struct TermTag: Sendable {
        /// How many bytes of the text stand before it.
        public var offset: Int
        /// The start tag; nil where the link ends.
        public var start: String?

        public init(offset: Int, start: String?) {
            (self.offset, self.start) = (offset, start)
        }
    }

    public var rawHTML: RawHTML
    /// Whether HTML comments are left out under every policy: they hold what authors tell tools, not readers.
    public var hidesComments: Bool
    /// Whether headings get ids, their ``Heading/anchor``.
    public var headingIDs: Bool
    /// Gives a heading another id; nil leaves its own.
    public var headingID: (@Sendable (Heading) -> String?)?
    /// HTML to add at a heading's end, inside it; gets the id that was written.
    public var headingSuffix: (@Sendable (Heading, _ id: String) -> String?)?
    /// Writes a code block in place of the renderer and says where it is the same, or returns nil.
    public var codeBlock: (@Sendable (CodeBlock, _ output: inout [UInt8]) -> HTMLReach?)?
    /// Says where a link leads; nil leaves it.
    public var link: (@Sendable (Link) -> LinkReplacement?)?
    /// Says where an address in sanitized HTML leads; nil leaves it.
    public var rawAddress: (@Sendable (String) -> String?)?
    /// Whether tables stand in a region that scrolls by itself and align their cells by classes; the attribute that GFM
    /// shows is obsolete in HTML.
    public var wrapsTables: Bool
    public var labels: HTMLLabels
    /// Written before `id` and `name` in sanitized HTML, so that none takes the place of the page's own.
    public var rawIDPrefix: String
    /// Written before the ids of footnotes, which no text can take.
    public var ownIDPrefix: String
    /// How many levels deeper headings are set, where a page has headings above the document's; level 6 is the deepest.
    public var headingShift: Int
    /// Links to set into texts, in order; start and end tags take turns. They lead to pages relative to the folder.
    public var termTags: [NodeID: [TermTag]]

    public init(
        rawHTML: RawHTML = .sanitize,
        hidesComments: Bool = false,
        headingIDs: Bool = false,
        headingID: (@Sendable (Heading) -> String?)? = nil,
        headingSuffix: (@Sendable (Heading, _ id: String) -> String?)? = nil,
        codeBlock: (@Sendable (CodeBlock, _ output: inout [UInt8]) -> HTMLReach?)? = nil,
        link: (@Sendable (Link) -> LinkReplacement?)? = nil,
        rawAddress: (@Sendable (String) -> String?)? = nil,
        wrapsTables: Bool = false,
        labels: HTMLLabels = HTMLLabels(),
        rawIDPrefix: String = RawIDPrefix.standard,
        ownIDPrefix: String = OwnID.prefix,
        headingShift: Int = 0,
        termTags: [NodeID: [TermTag]] = [:]
    ) {
        self.rawHTML = rawHTML
        self.hidesComments = hidesComments
        self.headingIDs = headingIDs
        self.headingID = headingID
        self.headingSuffix = headingSuffix
        self.codeBlock = codeBlock
        self.link = link
        self.rawAddress = rawAddress
        self.wrapsTables = wrapsTables
        self.labels = labels
        self.rawIDPrefix = rawIDPrefix
        self.ownIDPrefix = ownIDPrefix
        self.headingShift = headingShift
        self.termTags = termTags
    }
}

/// The words that the renderer adds to a page, in the page's language. Nothing is written for an empty one.
public struct HTMLLabels: Sendable {
    /// Titles of alerts; where one is missing, the marker's own word is shown.
    public var alerts: [AlertKind: String]
    /// Titles of asides; where one is missing, the tag's own word is shown.
    public var asides: [AsideKind: String]
    /// Titles of callouts that are none of the alerts; where one is missing, the name itself is shown.
    public var callouts: [Callout: String]
    /// What the links of pointers say where their authors have no words.
    public var pointers: [Container.Pointer: String]
    public var tutorials: [TutorialWord: String]
    /// What the list of footnotes is called.
    public var footnotes: String
    /// What the link from a footnote back to the text is called.
    public var backToText: String
    /// What a table's scrolling region is called.
    public var table: String
    /// What the region of a formula on lines of its own is called.
    public var formula: String
    /// What the box of a task says that is done, and of one that is not.
    public var tasks: (done: String, open: String)

    public init(
        alerts: [AlertKind: String] = [:],
        asides: [AsideKind: String] = [:],
        callouts: [Callout: String] = [:],
        pointers: [Container.Pointer: String] = [:],
        tutorials: [TutorialWord: String] = [:],
        footnotes: String = "",
        backToText: String = "",
        table: String = "",
        formula: String = "",
        tasks: (done: String, open: String) = ("", "")
    ) {
        self.alerts = alerts
        self.asides = asides
        self.callouts = callouts
        self.pointers = pointers
        self.tutorials = tutorials
        self.footnotes = footnotes
        self.backToText = backToText
        self.table = table
        self.formula = formula
        self.tasks = tasks
    }

    /// What is written on the page of a tutorial and around exercises beside their author's words.
    public enum TutorialWord: String, Sendable, CaseIterable {
        /// Above a step; `{number}` stands for its number.
        case step
        /// Above the questions.
        case assessments
        /// Chooses an answer.
        case choose
        case right, wrong
        /// What an exercise and its folded parts are called.
        case exercise, hint, solution
    }

    func title(_ pointer: Container.Pointer) -> String { pointers[pointer] ?? Self.word(pointer.rawValue) }
    func tutorial(_ word: TutorialWord) -> String {
        tutorials[word] ?? Self.word(word.rawValue) + (word == .step ? " {number}" : "")
    }

    func title(_ kind: AlertKind) -> String { alerts[kind] ?? Self.alertWords[kind] ?? kind.rawValue }
    func title(_ callout: Callout) -> String {
        AlertKind(rawValue: callout.rawValue).map(title) ?? callouts[callout] ?? Self.word(callout.rawValue)
    }

    func title(_ kind: AsideKind) -> String { asides[kind] ?? Self.asideWords[kind] ?? kind.rawValue }

    private static let alertWords = words(of: AlertKind.self)
    private static let asideWords = words(of: AsideKind.self)

    private static func words<Kind: CaseIterable & Hashable & RawRepresentable<String>>(
        of kinds: Kind.Type
    ) -> [Kind: String] {
        kinds.allCases.reduce(into: [:]) { $0[$1] = word($1.rawValue) }
    }

    /// `seeAlso` as `See Also`, which is how DocC's sources spell it.
    private static func word(_ name: String) -> String {
        var result = ""
        for character in name {
            if result.isEmpty {
                result = character.uppercased()
            } else {
                if character.isUppercase { result += " " }
                result.append(character)
            }
        }
        return result
    }
}
