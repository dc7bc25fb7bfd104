import Diagnostics

/// Names of findings of a course's checks.
extension RuleID {
    package static let brokenLink = RuleID("broken-link")
    package static let emptyLink = RuleID("empty-link")
    package static let imageDescription = RuleID("image-description")
    package static let headingBlank = RuleID("heading-blank")
    package static let redirect = RuleID("redirect")
    package static let insecureImage = RuleID("insecure-image")
    package static let compilerMissing = RuleID("compiler-missing")
    package static let packageBuild = RuleID("package-build")
    package static let verdictStore = RuleID("verdict-store")
    package static let staleEvidence = RuleID("stale-evidence")
    package static let exerciseUnproven = RuleID("exercise-unproven")
    package static let externalLink = RuleID("external-link")
    package static let linkOtherLanguage = RuleID("link-other-language")
    package static let symbolLink = RuleID("symbol-link")
    package static let topicsSection = RuleID("topics-section")
    package static let testExpectation = RuleID("test-expectation")
    package static let unknownProfile = RuleID("unknown-profile")
    package static let unsafeCache = RuleID("unsafe-cache")
    package static let unfencedCode = RuleID("unfenced-code")
    package static let translationAnchor = RuleID("translation-anchor")
    package static let translationContainers = RuleID("translation-containers")
    package static let translationDiagrams = RuleID("translation-diagrams")
    package static let translationDiffers = RuleID("translation-differs")
    package static let translationFormulas = RuleID("translation-formulas")
    package static let translationFrontMatter = RuleID("translation-front-matter")
    package static let translationHeadings = RuleID("translation-headings")
    package static let translationImages = RuleID("translation-images")
    package static let translationLinks = RuleID("translation-links")
    package static let translationLists = RuleID("translation-lists")
    package static let translationMissing = RuleID("translation-missing")
    package static let translationNumbers = RuleID("translation-numbers")
    package static let translationParagraphs = RuleID("translation-paragraphs")
    package static let translationSamples = RuleID("translation-samples")
    package static let translationStale = RuleID("translation-stale")
    package static let translationTables = RuleID("translation-tables")
    package static let translationUntranslated = RuleID("translation-untranslated")

    /// All of them.
    package static let ofChecks: [RuleID] = [
        .brokenLink, .emptyLink, .headingBlank, .redirect, .imageDescription, .insecureImage, .compilerMissing,
        .packageBuild,
        .verdictStore,
        .staleEvidence, .exerciseUnproven, .externalLink,
        .linkOtherLanguage, .symbolLink, .topicsSection, .testExpectation, .unknownProfile, .unsafeCache,
        .unfencedCode,
        .translationAnchor, .translationContainers, .translationDiagrams, .translationDiffers, .translationFormulas,
        .translationFrontMatter, .translationHeadings, .translationImages, .translationLinks, .translationLists,
        .translationMissing, .translationNumbers, .translationParagraphs, .translationSamples, .translationStale,
        .translationTables, .translationUntranslated,
    ]
}
