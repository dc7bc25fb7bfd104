import Course
import Markdown

extension SiteContext {
    /// The values that a lesson's own text gives a page.
    func addText(of index: Int, to values: inout TemplateValues) {
        let lesson = course.lessons[index]
        if let fallback = lesson.fallback {
            values[.isFallback] = true
            values[.fallbackLang] = fallback.language
            values[.fallbackName] = theme.strings.text("languageName", in: fallback.language)
            values[.hasMissingTranslations] = false
        }
        let staleness = course.staleness(of: index)
        values[.staleSections] = staleness.map { staleSections(of: index, $0) } ?? []
        values[.isStale] = !(staleness?.sections.isEmpty ?? true)
        values[.heading] = lesson.opensWithTitle ? nil : lesson.title
        let contents = zip(lesson.document.headings, course.headingIDs[index]).filter { (2...3).contains($0.0.level) }
        values[.hasContents] = contents.count > 1
        values[.contents] = contents.map { heading, id in
            TemplateValues([
                .href: "#" + PageAddress.encoded(id), .title: heading.plainText, .isSub: heading.level == 3,
            ])
        }
        let outcomes = trees.outcomes(explainedBy: index)
        values[.hasOutcomes] = !outcomes.isEmpty
        values[.outcomes] = outcomes.map { tree, node in
            TemplateValues([
                .title: course.decisionTrees[tree].nodes[node].text,
                .href: PageAddress.relative(from: lesson.outputPath, to: trees.address(tree, node)),
            ])
        }
        let pace = Double(theme.strings.text("wordsPerMinute", in: lesson.fallback?.language ?? lesson.language))
        values[.readingMinutes] = ReadingTime.minutes(lesson.document, wordsPerMinute: pace ?? Self.usualPace)
        values[.editPage] = course.configuration.editURL.map {
            $0.replacing("{path}", with: PageAddress.encoded(lesson.filePath))
        }
        values[.isDraft] = lesson.metadata.isDraft
        values[.updatedISO] = lesson.metadata.updated
        values[.updated] = lesson.metadata.updated.map {
            DayInWords.text($0, strings: theme.strings, language: lesson.language)
        }
    }

    /// In words a minute, for languages whose words don't say.
    private static let usualPace = 220.0

    /// The sections of a translation whose original has changed since it was reviewed.
    private func staleSections(of index: Int, _ staleness: Staleness) -> [TemplateValues] {
        let headings = course.lessons[index].document.headings
        guard let original = course.original(of: index),
            headings.count == course.lessons[original].document.headings.count
        else { return [] }
        return staleness.sections.compactMap { section in
            guard let place = section.original, place > 0 else { return nil }
            let id = course.headingIDs[index][place - 1]
            return TemplateValues([.href: "#" + PageAddress.encoded(id), .title: headings[place - 1].plainText])
        }
    }

    /// The pages that set a lesson beside its translations.
    func addSideBySide(of index: Int, to values: inout TemplateValues, page: String) {
        let beside = structure.languages.compactMap { code in list.reading.beside(index, code).map { (code, $0) } }
        values[.hasSideBySide] = !beside.isEmpty
        values[.sideBySide] = beside.map { code, path in
            TemplateValues([
                .code: code,
                .name: theme.strings.text("languageName", in: code),
                .href: PageAddress.relative(from: page, to: path),
                .isCurrent: path == page,
            ])
        }
    }
}
