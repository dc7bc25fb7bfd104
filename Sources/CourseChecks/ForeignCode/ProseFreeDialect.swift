import Support

/// The traits of a sample's language that ``ProseFreeScan`` heeds.
struct ProseFreeDialect {
    /// True for markup and templates, of which only the tags are kept.
    let isMarkup: Bool
    /// True for templates, whose tags are written in braces, too.
    let isTemplate: Bool
    let isScript: Bool
    let isShell: Bool
    let isYAML: Bool
    /// False for a language that isn't known, be it somebody's own.
    let isKnown: Bool
    let hasHashComments: Bool
    /// The marks that begin a comment up to the end of its line, other than `//` and `#`.
    let lineComments: [String]
    /// True if readers put their own names in the place of some words.
    let hasPlaceholders: Bool

    /// - Parameter hasExampleHosts: True if a sample names a host below `example.com`.
    init(_ language: String, hasExampleHosts: Bool) {
        isTemplate = ProseFreeLanguages.templates.contains(language)
        isMarkup = isTemplate || ProseFreeLanguages.markup.contains(language)
        isScript = ProseFreeLanguages.scripts.contains(language)
        isShell = ProseFreeLanguages.shells.contains(language)
        isYAML = language == "yaml" || language == "yml"
        isKnown = language.isEmpty || ProseFreeLanguages.isKnown(language)
        hasHashComments = ProseFreeLanguages.hashComments.contains(language)
        lineComments = ProseFreeLanguages.lineComments[language] ?? []
        hasPlaceholders = isShell || hasExampleHosts || ProseFreeLanguages.servers.contains(language)
    }
}
