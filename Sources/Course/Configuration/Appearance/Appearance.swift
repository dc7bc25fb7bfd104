import Diagnostics
import Mermaid

/// How the pages of a course look and where they lead besides, as keys of `glosa.yml` say it.
///
/// All of it is checked for its form when it is read: no value can end a style or a tag.
public struct Appearance: Sendable {
    /// A colour, and where it is written.
    public struct OwnColour: Sendable, Hashable {
        /// As `#rrggbb`.
        public let hexadecimal: String
        public let range: SourceRange

        public var colour: Colour? { Colour(hexadecimal) }
    }

    /// What a font is used for.
    public enum FontUse: String, Sendable, CaseIterable {
        case text, headings, code
    }

    public struct Font: Sendable, Hashable {
        /// Names of families, the preferred one first, and at its end generic ones (CSS Fonts Level 4, section 2.1).
        public let families: [String]
        /// The files of the first family.
        public let files: [FontFile]

        /// Names that stand for whatever font a system has of a kind (CSS Fonts Level 4, section 2.1.3).
        public static let genericFamilies: Set<String> = [
            "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
            "ui-monospace", "ui-rounded", "math",
        ]
    }

    /// A file of a family that pages bring along.
    public struct FontFile: Sendable, Hashable {
        /// Below the content folder.
        public let path: String
        /// One weight or, of a variable font, the least and the greatest: `400`, `100 900`.
        public let weight: String
        public let isItalic: Bool
        public let range: SourceRange
    }

    /// A picture in place of the theme's sign.
    public struct Picture: Sendable, Hashable {
        /// Below the content folder.
        public let path: String
        public let range: SourceRange
    }

    public struct Logo: Sendable, Hashable {
        public let light: Picture
        /// Nil: the same as on light pages.
        public let dark: Picture?
        /// Whether it shows the course's name, which then is not written beside it.
        public let replacesTitle: Bool
    }

    /// Where a page has a link that is no part of its text.
    public enum LinkPlace: String, Sendable, CaseIterable {
        case header, footer, both
    }

    /// A link on every page.
    public struct Link: Sendable, Hashable {
        public let text: Configuration.TextByLanguage
        /// An address, or a path below the folder of a language.
        public let destination: Configuration.TextByLanguage
        /// Whether each language has a destination of its own, instead of the main language's.
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

    /// The files that it names, below the content folder.
    var files: [String] {
        fonts.values.flatMap { $0.files.map(\.path) } + [logo?.light.path, logo?.dark?.path].compactMap(\.self)
    }

    /// Whether files and lessons of the course decide what becomes of it.
    public var namesContent: Bool {
        logo != nil || !links.isEmpty || fonts.values.contains { !$0.files.isEmpty }
    }
}
