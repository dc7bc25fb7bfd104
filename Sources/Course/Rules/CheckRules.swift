import Diagnostics

/// Names of findings of a course's checks.
extension RuleID {
    public static let brokenLink = RuleID("broken-link")
    public static let compilerMissing = RuleID("compiler-missing")
    public static let packageBuild = RuleID("package-build")
    public static let verdictStore = RuleID("verdict-store")
    public static let staleEvidence = RuleID("stale-evidence")
    public static let exerciseUnproven = RuleID("exercise-unproven")
    public static let externalLink = RuleID("external-link")
    public static let linkOtherLanguage = RuleID("link-other-language")
    public static let symbolLink = RuleID("symbol-link")
    public static let testExpectation = RuleID("test-expectation")
    public static let unknownProfile = RuleID("unknown-profile")
    public static let unsafeCache = RuleID("unsafe-cache")
    public static let unfencedCode = RuleID("unfenced-code")
    public static let translationContainers = RuleID("translation-containers")
    public static let translationDiagrams = RuleID("translation-diagrams")
    public static let translationFormulas = RuleID("translation-formulas")
    public static let translationFrontMatter = RuleID("translation-front-matter")
    public static let translationHeadings = RuleID("translation-headings")
    public static let translationImages = RuleID("translation-images")
    public static let translationLinks = RuleID("translation-links")
    public static let translationLists = RuleID("translation-lists")
    public static let translationMissing = RuleID("translation-missing")
    public static let translationSamples = RuleID("translation-samples")
    public static let translationStale = RuleID("translation-stale")
    public static let translationTables = RuleID("translation-tables")
    public static let translationUntranslated = RuleID("translation-untranslated")

    /// All of them.
    public static let ofChecks: [RuleID] = [
        .brokenLink, .compilerMissing, .packageBuild, .verdictStore, .staleEvidence, .exerciseUnproven, .externalLink,
        .linkOtherLanguage, .symbolLink, .testExpectation, .unknownProfile, .unsafeCache, .unfencedCode,
        .translationContainers, .translationDiagrams, .translationFormulas, .translationFrontMatter,
        .translationHeadings, .translationImages, .translationLinks, .translationLists, .translationMissing,
        .translationSamples, .translationStale, .translationTables, .translationUntranslated,
    ]
}
