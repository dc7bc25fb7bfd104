import Diagnostics
import Mermaid

/// The look of a course's pages, and their links outside the text, from keys of `glosa.yml`.
///
/// All values are validated when they are read: none can end a style or a tag.
public struct Appearance: Sendable {
    /// A colour, and the range where it is written.
    public struct OwnColour: Sendable, Hashable {
        /// The colour as `#rrggbb`.
        public let hexadecimal: String
        public let range: SourceRange

        public var colour: Colour? { Colour(hexadecimal) }
    }

    /// The use of a font.
    public enum FontUse: String, Sendable, CaseIterable {
        case text, headings, code
    }

    public struct Font: Sendable, Hashable {
        /// The names of font families, the preferred one first, generic ones last (CSS Fonts Level 4, section 2.1).
        public let families: [String]
        /// The files of the first family.
        public let files: [FontFile]

        /// Generic families: names for whatever font of a kind a system has (CSS Fonts Level 4, section 2.1.3).
        public static let genericFamilies: Set<String> = [
            "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
            "ui-monospace", "ui-rounded", "math",
        ]
    }

    /// A font file that is published with the pages.
    public struct FontFile: Sendable, Hashable {
        /// The path below the content folder.
        public let path: String
        /// The weight or, for a variable font, the least and the greatest weight: `400`, `100 900`.
        public let weight: String
        public let isItalic: Bool
        public let range: SourceRange
    }

    /// A picture in place of the theme's sign.
    public struct Picture: Sendable, Hashable {
        /// The path below the content folder.
        public let path: String
        public let range: SourceRange
    }

    public struct Logo: Sendable, Hashable {
        public let light: Picture
        /// The picture for dark pages; nil: the same as on light pages.
        public let dark: Picture?
        /// True if the logo shows the course's name, which then is not written beside it.
        public let replacesTitle: Bool
    }

    /// The place of a link that is no part of a page's text.
    public enum LinkPlace: String, Sendable, CaseIterable {
        case header, footer, both
    }

    /// A link on every page.
    public struct Link: Sendable, Hashable {
        public let text: Configuration.TextByLanguage
        /// An address, or a path below the folder of a language.
        public let destination: Configuration.TextByLanguage
        /// True if each language has a destination of its own, instead of the main language's.
        public let isByLanguage: Bool
        public let place: LinkPlace
        public let range: SourceRange
    }

    public var colours: [ThemeColour: [ColourScheme: OwnColour]] = [:]
    public var fonts: [FontUse: Font] = [:]
    public var logo: Logo?
    public var footer: Configuration.TextByLanguage?
    public var links: [Link] = []

    public init() {}

    /// The files that the appearance names, below the content folder.
    var files: [String] {
        fonts.values.flatMap { $0.files.map(\.path) } + [logo?.light.path, logo?.dark?.path].compactMap(\.self)
    }

    /// True if the appearance refers to files or lessons of the course: a logo, links or font files.
    public var namesContent: Bool {
        logo != nil || !links.isEmpty || fonts.values.contains { !$0.files.isEmpty }
    }
}
