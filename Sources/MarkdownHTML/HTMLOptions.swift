import Markdown

/// The options for writing a document as HTML. The defaults give exactly the output of the specifications of CommonMark and GFM,
/// except for raw HTML, which is sanitized.
public struct HTMLOptions: Sendable {
    /// The policy for raw HTML (CommonMark 4.6 and 6.6).
    public enum RawHTML: String, Sendable, CaseIterable {
        /// Elements and attributes of an allow-list stay, as on GitHub; tags are balanced.
        case sanitize
        /// Raw HTML is left as it is but for addresses of pages and ids of headings, and so are all destinations of links. For authors who trust their sources.
        case allow
        /// Raw HTML is shown as text.
        case escape
        /// Raw HTML is left, except for the tags of GFM's "Disallowed Raw HTML".
        case gfm
    }

    /// The replacement of a link.
    public struct LinkReplacement: Sendable {
        /// The destination to write; nil leaves the link's own.
        public var destination: String?
        /// Words to show instead of the link's own; nil leaves those.
        public var text: String?
        /// HTML attributes to add, such as ` rel="external"`, written as they are.
        public var attributes: String
        /// False if it leads nowhere; then only its words are written.
        public var isLink: Bool
        /// The files of a picture, each with the number of its pixels that make one of the page's in each direction.
        public var scales: [(address: String, scale: Int)]
        /// The files for dark pages; empty if the picture has none of its own for them.
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

    /// The start or the end of a link around words of a text, or around the end of one text and the beginning of the next.
    public struct TermTag: Sendable {
        /// The number of bytes of the text before it.
        public var offset: Int
        /// The start tag; nil at the end of the link.
        public var start: String?

        public init(offset: Int, start: String?) {
            (self.offset, self.start) = (offset, start)
        }
    }

    public var rawHTML: RawHTML
    /// True if HTML comments are left out under every policy: they are meant for tools, not for readers.
    public var hidesComments: Bool
    /// True if headings get ids, their ``Heading/anchor``.
    public var headingIDs: Bool
    /// Returns another id for a heading; nil leaves its own.
    public var headingID: (@Sendable (Heading) -> String?)?
    /// Returns HTML to add at a heading's end, inside it; gets the id that was written.
    public var headingSuffix: (@Sendable (Heading, _ id: String) -> String?)?
    /// Returns links to show beside a heading, in a box with it; gets the id that was written. They are no part of the heading, so
    /// that screen readers don't read them out with it.
    public var headingLinks: (@Sendable (Heading, _ id: String) -> String?)?
    /// Writes a code block in place of the renderer and returns its reach; nil if the renderer is to write it.
    public var codeBlock: (@Sendable (CodeBlock, _ output: inout [UInt8]) -> HTMLReach?)?
    /// Returns the replacement of a link; nil leaves it.
    public var link: (@Sendable (Link) -> LinkReplacement?)?
    /// Returns the new destination of an address in sanitized HTML; nil leaves it.
    public var rawAddress: (@Sendable (String) -> String?)?
    /// True if tables get a region that scrolls by itself and align their cells by classes; the attribute in GFM's examples is
    /// obsolete in HTML.
    public var wrapsTables: Bool
    /// True if command-line options in code, such as `--no-cache`, get an element of their own, `span.option`, so that a style can keep
    /// them on one line.
    public var marksCommandOptions: Bool
    /// True if the text runs from right to left: then addresses that readers see keep their own direction.
    public var isRightToLeft: Bool
    public var labels: HTMLLabels
    /// The prefix of `id` and `name` in sanitized HTML, so that none takes the place of the page's own.
    public var rawIDPrefix: String
    /// The prefix of the ids that headings in raw HTML get if they have none of their own.
    public var rawHeadingPrefix: String
    /// The prefix of the ids of footnotes, which no text can get.
    public var ownIDPrefix: String
    /// The number of levels by which headings are lowered if a page has headings above the document's; level 6 is the deepest.
    public var headingShift: Int
    /// Links to insert into texts, in order; start and end tags alternate. They lead to pages relative to the folder.
    public var termTags: [NodeID: [TermTag]]

    public init(
        rawHTML: RawHTML = .sanitize,
        hidesComments: Bool = false,
        headingIDs: Bool = false,
        headingID: (@Sendable (Heading) -> String?)? = nil,
        headingSuffix: (@Sendable (Heading, _ id: String) -> String?)? = nil,
        headingLinks: (@Sendable (Heading, _ id: String) -> String?)? = nil,
        codeBlock: (@Sendable (CodeBlock, _ output: inout [UInt8]) -> HTMLReach?)? = nil,
        link: (@Sendable (Link) -> LinkReplacement?)? = nil,
        rawAddress: (@Sendable (String) -> String?)? = nil,
        wrapsTables: Bool = false,
        marksCommandOptions: Bool = false,
        isRightToLeft: Bool = false,
        labels: HTMLLabels = HTMLLabels(),
        rawHeadingPrefix: String = "",
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
        self.headingLinks = headingLinks
        self.codeBlock = codeBlock
        self.link = link
        self.rawAddress = rawAddress
        self.wrapsTables = wrapsTables
        self.marksCommandOptions = marksCommandOptions
        self.isRightToLeft = isRightToLeft
        self.labels = labels
        self.rawHeadingPrefix = rawHeadingPrefix
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
    /// The texts of pointers' links for which their authors have no words.
    public var pointers: [Container.Pointer: String]
    public var tutorials: [TutorialWord: String]
    /// The label of the list of footnotes.
    public var footnotes: String
    /// The label of the link from a footnote back to the text.
    public var backToText: String
    /// The label of a table's scrolling region.
    public var table: String
    /// The label of the region of a formula on lines of its own.
    public var formula: String
    /// The labels of the boxes of tasks that are done, and of open ones.
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

    /// The words on the page of a tutorial and around exercises that are not their author's.
    public enum TutorialWord: String, Sendable, CaseIterable {
        /// The line above a step; `{number}` stands for its number.
        case step
        /// The heading above the questions.
        case assessments
        /// The control that chooses an answer.
        case choose
        /// The same control once the answer is chosen: it takes the verdict away.
        case again
        case right, wrong
        /// The names of an exercise and of its folded parts.
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

    /// Returns `seeAlso` as `See Also`, the spelling of DocC's sources.
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
