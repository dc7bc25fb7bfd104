import Diagnostics
import Markdown
import MarkdownHTML
import Mermaid
import SnippetCompiler
import SnippetLint

/// The settings of a course in `glosa.yml`; every key has a default.
package struct Configuration: Sendable {
    /// A text that may differ by language.
    package struct TextByLanguage: Sendable, Hashable {
        private let texts: [String: String]
        private let common: String?

        package init(_ common: String) {
            self.init(texts: [:], common: common)
        }

        init(texts: [String: String], common: String?) {
            self.texts = texts
            self.common = common
        }

        /// Returns the text for a language; a language without a text of its own gets the main language's.
        package func text(in language: String, main: String) -> String? {
            texts[language] ?? common ?? texts[main] ?? texts.min { $0.key < $1.key }?.value
        }

        /// Returns the texts of the given languages, and the one for all languages.
        package func texts(in languages: [String]) -> [String] {
            languages.compactMap { texts[$0] } + [common].compactMap(\.self)
        }
    }

    /// A profile for the lessons whose path, below the content folder, matches a pattern.
    package struct ProfilePattern: Sendable, Hashable {
        package let pattern: String
        package let profile: String
    }

    /// The lint rules that have pages on the site.
    package enum RulePages: String, Sendable, CaseIterable {
        /// Rules that the course's counterexamples break.
        case used
        case all, none
    }

    /// The appearance of diagrams on the site.
    package struct Diagrams: Sendable {
        /// The colours of boxes and frames, each for light and for dark pages.
        package enum Palette: String, Sendable, CaseIterable {
            /// The colours of the theme.
            case page
            /// The palettes of drawings outside pages.
            case `default`, forest, neutral
        }

        package var palette = Palette.page
        /// The look of diagrams that ask for no other.
        package var look = DiagramLook.classic
    }

    package var title: TextByLanguage?
    /// The languages, as BCP 47 tags; the first is the main language. Never empty.
    package var languages = ["es", "en"]
    /// The absolute address of the site's root, with a `/` at its end; nil if it is not known.
    package var baseURL: String?
    /// The folder with the pages, relative to the course; empty: the course's own, such as a repository's.
    package var content = "content"
    /// The files and folders of the course's own folder that hold the pages; empty: all of it, or ``content`` is another folder.
    package var contentParts: [Part] = []
    /// The patterns of paths below ``content`` that are not read.
    package var exclude: [Entry] = []
    /// The way to tell the languages of files; nil: ``Translations/folders``, or ``Translations/subfolders`` where the main language
    /// has no folder.
    package var translations: Translations?
    /// The places of the languages' pages; empty: as ``translations`` says.
    package var languagePlaces: [LanguageLayout.Place] = []
    /// True if the pages of the main language lie at the site's root, without its tag in their addresses.
    package var rootLanguage = false
    /// The name of the course's folder, for a start page that has no title; nil if it is not known.
    package var folderName: String?
    /// True if the languages or their places were found out from files, so that other files may change them.
    package var isGuessed = false
    /// True if files that are no pages by their names are left out, since nobody has chosen the content.
    package var choosesPages = false
    /// The spelling of blocks in files outside DocC catalogues.
    package var dialect = Dialect.glosa
    /// The settings of the texts that pages of Material for MkDocs include.
    package var snippets = SnippetSettings()
    /// The patterns of files that are not read, and of drafts, in the syntax of git's ignore files.
    package var (ignored, drafts) = (IgnorePatterns(), IgnorePatterns())
    /// The folder with the posts of a blog, which are listed newest first; nil if there is none.
    package var posts: String?
    /// True if the site has hooks: programs of its own that make parts of its pages, and are not run here.
    package var hasHooks = false
    /// The written navigation: the order of the lessons, and their groups; empty: by folders.
    package var navigation: [NavigationItem] = []
    /// The navigations of languages that don't have the common one.
    package var ownNavigations: [String: [NavigationItem]] = [:]
    /// True if the groups of a language's navigation have addresses in its words, although translations share their paths.
    package var groupsHaveOwnAddresses = false
    /// The old addresses that lead to pages, or to other sites; lessons name further ones.
    package var redirects: [Redirect] = []
    /// The settings of a book with a summary; nil for other courses.
    package var book: BookSettings?
    /// The settings of a website written for another generator; nil for other courses.
    package var website: WebsiteSettings?
    /// The folder with templates, relative to the course; nil: the built-in theme alone.
    package var templates: String?
    package var output = "site"
    /// The treatment of raw HTML in content.
    package var rawHTML = HTMLOptions.RawHTML.sanitize
    package var profile = "modern-state"
    package var profiles: [ProfilePattern] = []
    /// The course's own profiles.
    package var customProfiles: [Profile] = []
    package var rules: [RuleID: RuleLevel] = [:]
    /// True if a lesson without a translation is shown in the other languages in the main one; nil: unless that makes too many
    /// pages.
    package var fallbacks: Bool?
    package var rulePages = RulePages.used
    /// The colours of the built-in theme.
    package var palette = Palette.clay
    package var diagrams = Diagrams()
    /// The course's own colours, fonts, pictures and links.
    package var appearance = Appearance()
    /// True if each translation has a page that shows it side by side with its original; nil: unless that makes too many pages.
    package var sideBySide: Bool?
    package var singlePage = SinglePage.small
    /// The address for editing a lesson's source, with `{path}` in place of its path; nil if there is none.
    package var editURL: String?
    /// The address for reading a file with a sample, with `{path}` in place of its path, and `{line}` and `{endLine}` in place of
    /// the lines that are shown; nil if there is none.
    package var sourceURL: String?
    /// The name of the author, for feeds and search engines.
    package var author: TextByLanguage?
    /// True if each lesson's Markdown lies beside its page and is listed in `llms.txt`.
    package var markdown = false
    /// The content security policy; nil: strict, except where raw HTML may bring scripts of its own.
    package var contentSecurityPolicy: ContentSecurityPolicy?
    /// True if the site has a search index.
    package var search = true
    /// The highest severity of findings in a translation; nil: the same as in the main language.
    package var translationSeverity: Severity?
    /// The isolation that samples are compiled with if they name none.
    package var defaultIsolation = LintConfiguration.DefaultIsolation.nonisolated
    package var compile = Compile()
    /// The settings of the glossary; nil for a course without one.
    package var glossary: GlossarySettings?
    package var cache = Cache()
    /// Free settings of the theme, by name.
    package var theme: [String: TextByLanguage] = [:]
    /// The ranges of paths in `glosa.yml`, by key.
    package var pathRanges: [String: SourceRange] = [:]

    /// The files that the configuration is read from, at the course's root; the settings of the first take precedence.
    package static let websiteFileNames = WebsiteKind.candidates.map(\.path)
    package static let fileNames = [fileName] + mkDocsFileNames + [mdBookFileName, gitBookFileName]
    package static let fileName = "glosa.yml"
    /// Names that are easily taken for ``fileName``; a file called so is not read, and stops the command.
    package static let misnamed = ["glosa.yaml", ".glosa.yml", ".glosa.yaml"]
    /// The names of MkDocs' configuration; the first that is there is read.
    package static let mkDocsFileNames = ["mkdocs.yml", "mkdocs.yaml"]
    package static let mdBookFileName = "book.toml"
    package static let gitBookFileName = ".gitbook.yaml"
    /// The settings of GitBook's former program, which says something of a folder with a summary alone.
    package static let formerGitBookFileName = "book.json"
    /// The list of a book's languages, each in a folder.
    package static let languagesFileName = "LANGS.md"
    /// The list of a book's pages, which makes a course of a folder that has no other of these files.
    package static let summaryFileName = "SUMMARY.md"

    package init() {}

    /// The folders whose files a website publishes beside its pages, relative to the course.
    package var websiteFolders: [String] {
        guard let kind = WebsiteKind(dialect) else { return [] }
        return (website ?? .standing(around: content, kind)).publicFolders(of: kind)
    }

    /// The folders outside of the content whose files are published as well, relative to the course.
    package var publicFolders: [String] {
        websiteFolders.filter {
            !content.isEmpty && $0 != content && !$0.hasPrefix(content + "/") && !content.hasPrefix($0 + "/")
        }
    }

    /// Creates the defaults for a content folder. A DocC catalogue and a repository get those for documentation in English: its
    /// authors promise nothing that a rule or the compiler could hold them to, unless a `glosa.yml` says so.
    package init(content: String?) {
        guard let content else { return }
        self.content = content
        if content.isEmpty || CataloguePath.isCatalogue(content) { takeCatalogueDefaults() }
    }

    /// True if the content is the course's own folder, which also holds other things than pages.
    package var isRepository: Bool { content.isEmpty }

    package mutating func takeCatalogueDefaults() {
        (languages, profile) = (["en"], Profile.documentation.name)
        rules[.counterexampleUnproven] = .off
    }

    /// Returns true if the written navigation names a page.
    ///
    /// - Parameter path: below the content folder.
    package func navigationNames(_ path: String) -> Bool { navigation.contains { $0.names(path) } }

    /// Returns the written navigation of a language; empty: by folders.
    package func navigation(in language: String) -> [NavigationItem] { ownNavigations[language] ?? navigation }

    /// Returns the spelling of blocks in a file: DocC's, if it lies in a catalogue.
    package func dialect(ofFileAt path: String) -> Dialect { Dialect(ofFileAt: path, elsewhere: dialect) }

    /// The files that the configuration names for tools, relative to the course: no part of the content, wherever they lie.
    package var ownFiles: [String] {
        [compile.preamble, glossary?.file, book?.summary].compactMap(\.self) + (book?.lists ?? [])
            + (website.map { $0.categoryFiles + $0.navigationFiles } ?? []) + appearance.styles.map(\.path)
            + (book?.translations.values.map(\.file.path).sorted() ?? [])
    }

    /// Returns the translation in a PO file by which pages of a language are made of the original's; nil for other languages.
    package func catalogue(of language: String) -> BookTranslation? {
        language == mainLanguage ? nil : book?.translations[language]
    }

    /// The languages whose pages are files of their own.
    package var writtenLanguages: [String] { languages.filter { catalogue(of: $0) == nil } }

    /// Returns the range that names the store with a problem; nil if the environment names the store.
    package func place(of problem: StoreProblem) -> SourceRange? {
        guard let address = cache.address, problem.address == address else { return nil }
        return pathRanges["cache"]
    }

    /// The names that a lesson's profile may have.
    package var profileNames: [String] { (Profile.builtIn + customProfiles).map(\.name) }

    package var mainLanguage: String { languages[0] }

    /// True if the languages' pages are told by a ``layout``. Parts of a repository have no folders of languages.
    package var usesLayout: Bool {
        !languagePlaces.isEmpty || translations == .suffixes || !contentParts.isEmpty && languages.count > 1
    }

    /// The places of the languages' pages; nil if each language has the folder of its name, or there is one language.
    package var layout: LanguageLayout? {
        guard usesLayout else { return nil }
        let shared = languages.map { LanguageLayout.Place(language: $0, path: content) }
        return LanguageLayout(languages: languages, places: languagePlaces.isEmpty ? shared : languagePlaces)
    }

    /// Returns the folder of a language's pages below the site's root; empty for the root itself.
    package func siteFolder(of language: String) -> String { rootLanguage && language == mainLanguage ? "" : language }

    package var hasStrictSecurityPolicy: Bool {
        (contentSecurityPolicy ?? (rawHTML == .allow ? .off : .strict)) == .strict
    }
}
