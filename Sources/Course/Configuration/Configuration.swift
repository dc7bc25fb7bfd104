import Diagnostics
import Markdown
import MarkdownHTML
import Mermaid
import SnippetCompiler
import SnippetLint

/// What `glosa.yml` says of a course; every key has a default.
public struct Configuration: Sendable {
    /// A text that may differ by language.
    public struct TextByLanguage: Sendable, Hashable {
        private let texts: [String: String]
        private let common: String?

        public init(_ common: String) {
            self.init(texts: [:], common: common)
        }

        init(texts: [String: String], common: String?) {
            self.texts = texts
            self.common = common
        }

        /// The text for a language; a language without one of its own gets the main language's.
        public func text(in language: String, main: String) -> String? {
            texts[language] ?? common ?? texts[main] ?? texts.min { $0.key < $1.key }?.value
        }

        /// Each text that one of some languages has, and the one for all.
        package func texts(in languages: [String]) -> [String] {
            languages.compactMap { texts[$0] } + [common].compactMap(\.self)
        }
    }

    /// A profile for the lessons whose path, below the content folder, matches a pattern.
    public struct ProfilePattern: Sendable, Hashable {
        public let pattern: String
        public let profile: String
    }

    /// Which lint rules have pages on the site.
    public enum RulePages: String, Sendable, CaseIterable {
        /// Those that the course's counterexamples break.
        case used
        case all, none
    }

    /// What diagrams look like on the site.
    public struct Diagrams: Sendable {
        /// Colours of boxes and frames, each for light and for dark pages.
        public enum Palette: String, Sendable, CaseIterable {
            /// Those of the theme.
            case page
            /// Like Mermaid's themes of these names.
            case `default`, forest, neutral
        }

        public var palette = Palette.page
        /// Where a diagram asks for no other.
        public var look = DiagramLook.classic
    }

    /// For which languages there is a page with all their lessons.
    public enum SinglePage: String, Sendable, CaseIterable {
        /// Those of up to two hundred lessons.
        case small
        case always, never
    }

    /// What pages allow browsers to load and run (W3C Content Security Policy Level 3).
    public enum ContentSecurityPolicy: String, Sendable, CaseIterable {
        /// Scripts and styles of the site alone, none of them inline.
        case strict
        case off
    }

    public struct Compile: Sendable, Hashable {
        public var typecheck = true
        public var run = false
        /// Path of the hidden declarations every sample may use, relative to the course.
        public var preamble: String?
        /// The folders of the packages that samples are about, each absolute or relative to the course.
        public var packages: [String] = []
        /// The products of theirs that count; none: all libraries.
        public var products: [String] = []
        /// Nil: the package's, or else Swift 6.
        public var language: LanguageMode?
        /// The system that samples are for, where the compiler has Apple's SDKs.
        public var platform = SamplePlatform.any
    }

    /// How the files of a translation are told from the original's.
    public enum Translations: String, Sendable, CaseIterable {
        /// Each language has a folder.
        case folders
        /// They lie beside the original: `page.es.md` beside `page.md`.
        case suffixes
    }

    /// Where machines share verdicts on samples.
    public struct Cache: Sendable, Hashable {
        /// Nil: nowhere.
        public var address: StoreAddress?
        /// Whether verdicts are put there too.
        public var writes = false
    }

    /// What a line of a list in `glosa.yml` says.
    public struct Entry: Sendable, Hashable {
        public let text: String
        public let range: SourceRange
    }

    /// A file or a folder, relative to the course.
    public struct Part: Sendable, Hashable {
        public let path: String
        public let range: SourceRange
    }

    /// How the compiler takes the language.
    public enum LanguageMode: String, Sendable, CaseIterable {
        case swift5 = "5"
        case swift6 = "6"
    }

    public var title: TextByLanguage?
    /// BCP 47 tags; the first is the main language. Never empty.
    public var languages = ["es", "en"]
    /// Absolute address of the site's root, with a `/` at its end; nil where it is not known.
    public var baseURL: String?
    /// The folder with the pages, relative to the course; empty: the course's own, such as a repository's.
    public var content = "content"
    /// Of the course's own folder, the files and folders that hold the pages; empty: all of it, or ``content`` is another.
    public var contentParts: [Part] = []
    /// Patterns of paths below ``content``: what matches is not read.
    public var exclude: [Entry] = []
    public var translations = Translations.folders
    /// The spelling of blocks in files outside DocC catalogues.
    public var dialect = Dialect.glosa
    /// Where the texts lie that stand in pages of Material for MkDocs.
    var snippets = SnippetSettings()
    /// Patterns of files that are not read, and of those that are drafts, as git's are written.
    var (ignored, drafts) = (IgnorePatterns(), IgnorePatterns())
    /// The folder with the posts of a blog, whose last comes first; nil where there is none.
    var posts: String?
    /// Whether a program of the site's own makes parts of its pages, which isn't run here.
    package var hasHooks = false
    /// The order of the lessons, and their groups, as somebody wrote it; empty: by folders.
    public var navigation: [NavigationItem] = []
    /// Nil: the built-in theme alone.
    public var templates: String?
    public var output = "site"
    /// What becomes of raw HTML in content.
    public var rawHTML = HTMLOptions.RawHTML.sanitize
    public var profile = "modern-state"
    public var profiles: [ProfilePattern] = []
    /// The course's own profiles.
    public var customProfiles: [Profile] = []
    public var rules: [RuleID: RuleLevel] = [:]
    /// Whether a lesson without a translation is shown in the other languages in its own.
    public var fallbacks = true
    public var rulePages = RulePages.used
    /// The colours of the built-in theme.
    public var palette = Palette.clay
    public var diagrams = Diagrams()
    /// Own colours, fonts, pictures and links.
    public var appearance = Appearance()
    /// Whether each lesson has a page beside its translation.
    public var sideBySide = true
    public var singlePage = SinglePage.small
    /// Where a lesson's source can be changed, with `{path}` in place of its path; nil: nowhere.
    public var editURL: String?
    /// Where a file that is a sample can be read, with `{path}` in place of its path, and `{line}` and `{endLine}` in place of
    /// the lines that are shown; nil: nowhere.
    public var sourceURL: String?
    /// Who is named as the author, in feeds and to search engines.
    public var author: TextByLanguage?
    /// Whether each lesson's Markdown lies beside its page, and `llms.txt` lists them.
    public var markdown = false
    /// Nil: strict, except where raw HTML may bring scripts of its own.
    public var contentSecurityPolicy: ContentSecurityPolicy?
    /// Whether the site has an index that readers can search.
    public var search = true
    /// What an error in a translation counts as; nil: the same as in the main language.
    public var translationSeverity: Severity?
    /// The isolation that samples are compiled with where they name none.
    public var defaultIsolation = LintConfiguration.DefaultIsolation.nonisolated
    public var compile = Compile()
    /// Nil for a course without a glossary.
    public var glossary: GlossarySettings?
    public var cache = Cache()
    /// Free settings of the theme, by name.
    public var theme: [String: TextByLanguage] = [:]
    /// Where `glosa.yml` names a path, by its key.
    package var pathRanges: [String: SourceRange] = [:]

    /// The files that it is read from, at the course's root; the former come first.
    public static let fileNames = [ConfigurationReader.fileName, MkDocsReader.fileName]

    public init() {}

    /// The defaults for a content folder: those of a DocC catalogue and of a repository are for documentation in English, whose
    /// authors promise nothing that a rule or the compiler could hold them to, unless a `glosa.yml` says so.
    init(content: String?) {
        guard let content else { return }
        self.content = content
        if content.isEmpty || CataloguePath.isCatalogue(content) { takeCatalogueDefaults() }
    }

    /// Whether the content is the course's own folder, where other things than pages lie too.
    public var isRepository: Bool { content.isEmpty }

    mutating func takeCatalogueDefaults() {
        (languages, profile) = (["en"], Profile.documentation.name)
        rules[.counterexampleUnproven] = .off
    }

    /// Whether the written navigation names a page.
    ///
    /// - Parameter path: below the content folder.
    package func navigationNames(_ path: String) -> Bool { navigation.contains { $0.names(path) } }

    /// The spelling of blocks in a file: DocC's, where it lies in a catalogue.
    func dialect(ofFileAt path: String) -> Dialect { Dialect(ofFileAt: path, elsewhere: dialect) }

    /// The files that it names and that are for tools: no part of the content, wherever they lie. Relative to the course.
    public var ownFiles: [String] { [compile.preamble, glossary?.file].compactMap(\.self) }

    /// Where the store is named that somebody has trouble with; nil where the environment names it.
    package func place(of problem: StoreProblem) -> SourceRange? {
        guard let address = cache.address, problem.address == address else { return nil }
        return pathRanges["cache"]
    }

    /// The names that a lesson's profile may have.
    public var profileNames: [String] { (Profile.builtIn + customProfiles).map(\.name) }

    public var mainLanguage: String { languages[0] }

    /// Whether translations are told by their suffixes. Parts of a repository have no folders of languages.
    var usesSuffixes: Bool { translations == .suffixes || !contentParts.isEmpty && languages.count > 1 }

    public var hasStrictSecurityPolicy: Bool {
        (contentSecurityPolicy ?? (rawHTML == .allow ? .off : .strict)) == .strict
    }
}
