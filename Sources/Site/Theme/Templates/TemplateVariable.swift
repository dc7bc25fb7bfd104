/// The name of a value that pages give to templates; ``TemplateVocabulary`` has the meaning of each.
enum TemplateVariable: String, CaseIterable, Sendable {
    case alternates, answer, answers, back, breadcrumbs, call, canonical, caption, children, choices, code, columns,
        content, contentSecurityPolicy, contents, dark, description, diagramStylesheet, direction, documentTitle,
        editPage,
        engine, entries, examples, excerpt, explanation, extra, fallbackDirection, fallbackLang, fallbackName, favicon,
        faviconType, feed,
        footerLinks, footerText, generator, glossaryPage, hasAnswer,
        hasChildren, hasContentSecurityPolicy, hasContents, hasDescription, hasExamples, hasFooterLinks, hasHeaderLinks,
        hasLanguageMenu, hasMissingTranslations,
        hasOtherWays, hasOutcomes, hasPager, hasReplaces, hasRightSamples, hasRules, hasSections, hasSideBySide, hasWay,
        hasWrongSamples, headerLinks, heading, home, href, hreflang, id, index, instead, isCurrent, isDraft, isFallback,
        isHandOver,
        isMissing, isNoindex, isOpen, isOutcome, isSection, isStale, isSub, lang, languages, lesson, lessons, light,
        logo, map,
        markdown,
        missingTranslations, name, navigation, next, notes, number, ogLocale, ogType, otherWays, outcomes, outline,
        previous, question, readingMinutes, replaces, replacesTitle, restart, rightSamples, root, rules, rulesPage,
        script, search,
        section, sections, sideBySide, siteTitle, staleSections, strings, structuredData, stylesheet, text, theme,
        themeScript, title, updated, updatedISO, way, what, wholeCoursePage, why, wrongSamples
}
