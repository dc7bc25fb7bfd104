import Diagnostics
import Mermaid

/// The look of a course's pages, and their links outside the text, from keys of `glosa.yml`.
///
/// All values are validated when they are read: none can end a style or a tag.
package struct Appearance: Sendable {
    /// A colour, and the range where it is written.
    package struct OwnColour: Sendable, Hashable {
        /// The colour as `#rrggbb`.
        package let hexadecimal: String
        package let range: SourceRange

        package var colour: Colour? { Colour(hexadecimal) }
    }

    /// The use of a font.
    package enum FontUse: String, Sendable, CaseIterable {
        case text, headings, code
    }

    package struct Font: Sendable, Hashable {
        /// The names of font families, the preferred one first, generic ones last (CSS Fonts Level 4, section 2.1).
        package let families: [String]
        /// The files of the first family.
        package let files: [FontFile]

        /// Generic families: names for whatever font of a kind a system has (CSS Fonts Level 4, section 2.1.3).
        package static let genericFamilies: Set<String> = [
            "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
            "ui-monospace", "ui-rounded", "math",
        ]
    }

    /// A font file that is published with the pages.
    package struct FontFile: Sendable, Hashable {
        /// The path below the content folder.
        package let path: String
        /// The weight or, for a variable font, the least and the greatest weight: `400`, `100 900`.
        package let weight: String
        package let isItalic: Bool
        package let range: SourceRange
    }

    /// A file that the configuration names, such as a picture in place of the theme's sign.
    package struct NamedFile: Sendable, Hashable {
        /// The path: below the content folder for what is published as it is, below the course for style sheets.
        package let path: String
        package let range: SourceRange
    }

    package struct Logo: Sendable, Hashable {
        package let light: NamedFile
        /// The picture for dark pages; nil: the same as on light pages.
        package let dark: NamedFile?
        /// True if the logo shows the course's name, which then is not written beside it.
        package let replacesTitle: Bool
    }

    /// The place of a link that is no part of a page's text.
    package enum LinkPlace: String, Sendable, CaseIterable {
        case header, footer, both
    }

    /// A link on every page.
    package struct Link: Sendable, Hashable {
        package let text: Configuration.TextByLanguage
        /// An address, or a path below the folder of a language.
        package let destination: Configuration.TextByLanguage
        /// True if each language has a destination of its own, instead of the main language's.
        package let isByLanguage: Bool
        package let place: LinkPlace
        package let range: SourceRange
    }

    package var colours: [ThemeColour: [ColourScheme: OwnColour]] = [:]
    package var fonts: [FontUse: Font] = [:]
    package var logo: Logo?
    /// The sign in the browser's tab; nil: the theme's.
    package var favicon: NamedFile?
    /// The style sheets that are added to the theme's.
    package var styles: [NamedFile] = []
    package var footer: Configuration.TextByLanguage?
    package var links: [Link] = []

    package init() {}

    /// The files that the appearance names, below the content folder.
    package var files: [String] {
        fonts.values.flatMap { $0.files.map(\.path) }
            + [logo?.light.path, logo?.dark?.path, favicon?.path].compactMap(\.self)
    }

    /// True if the appearance refers to files or lessons of the course: a logo, links or font files.
    package var namesContent: Bool {
        logo != nil || favicon != nil || !styles.isEmpty || !links.isEmpty
            || fonts.values.contains { !$0.files.isEmpty }
    }
}
