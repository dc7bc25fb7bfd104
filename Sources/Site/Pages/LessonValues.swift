import Course
import CourseChecks
import Markdown

extension PageDraft {
    /// Sets the values that a page takes from a lesson's own text.
    mutating func addText(of index: Int) {
        let lesson = course.lessons[index]
        if let fallback = lesson.fallback {
            self[.isFallback] = true
            self[.fallbackLang] = fallback.language
            self[.fallbackDirection] = word(.direction, in: fallback.language)
            self[.fallbackName] = word(.languageName, in: fallback.language)
            self[.hasMissingTranslations] = false
        }
        let staleness = course.staleness(of: index, since: site.checked.records.reviews)
        self[.staleSections] = staleness.map { staleSections(of: index, $0) } ?? []
        self[.isStale] = !(staleness?.sections.isEmpty ?? true)
        self[.heading] = lesson.showsTitle ? nil : lesson.title
        addContents(of: index)
        let outcomes = site.trees.outcomes(explainedBy: index)
        self[.hasOutcomes] = !outcomes.isEmpty
        self[.outcomes] = outcomes.map { tree, node in
            TemplateValues([
                .title: course.decisionTrees[tree].nodes[node].text,
                .href: address(of: site.trees.address(tree, node)),
            ])
        }
        let pace = Double(word(.wordsPerMinute, in: lesson.fallback?.language ?? lesson.language))
        let minutes =
            ReadingTime.stated(in: lesson.document)
            ?? ReadingTime.minutes(lesson.document, wordsPerMinute: pace ?? Self.usualPace)
        self[.readingMinutes] = minutes
        self[.isOneMinute] = minutes == 1
        self[.editPage] = course.configuration.editURL.map {
            $0.replacing(
                "{path}",
                with: PageAddress.encoded(course.writtenPath(of: lesson.fallback?.original ?? index))
            )
        }
        self[.extra] = lesson.metadata.extra.isEmpty ? nil : TemplateValue.words(lesson.metadata.extra)
        self[.isDraft] = lesson.metadata.isDraft
        self[.updatedISO] = lesson.metadata.updated
        self[.updated] = lesson.metadata.updated.map {
            DayInWords.text($0, strings: site.theme.strings, language: lesson.language)
        }
    }

    /// Sets the list of a lesson's sections.
    mutating func addContents(of index: Int) {
        let headings = course.lessons[index].document.headings
        let contents = zip(headings, site.anchors(of: index)).filter { (2...3).contains($0.0.level) }
        self[.hasContents] = contents.count > 1
        self[.contents] = contents.map { heading, id in
            TemplateValues([
                .href: "#" + PageAddress.encoded(id), .title: heading.plainText, .isSub: heading.level == 3,
            ])
        }
    }

    /// The reading pace in words per minute, for languages whose strings don't state one.
    private static let usualPace = 220.0

    /// The sections of a translation whose original has changed since it was reviewed.
    private func staleSections(of index: Int, _ staleness: Staleness) -> [TemplateValues] {
        let headings = course.lessons[index].document.headings
        guard let original = course.original(of: index),
            headings.count == course.lessons[original].document.headings.count
        else { return [] }
        return staleness.sections.compactMap { section in
            guard let place = section.original, place > 0 else { return nil }
            let id = site.anchors(of: index)[place - 1]
            return TemplateValues([.href: "#" + PageAddress.encoded(id), .title: headings[place - 1].plainText])
        }
    }

    /// The path of the page that shows a lesson beside its translation into a language; nil if there is none.
    func besidePath(of index: Int, _ language: String) -> String? {
        if let path = site.list.reading.beside(index, language) { return path }
        // The page of a translation shows the original too.
        guard let twin = course.twin(of: index, in: language) else { return nil }
        return site.list.reading.beside(twin, course.lessons[index].language)
    }

    /// Sets the links to the pages that show a lesson beside its translations.
    mutating func addSideBySide(of index: Int) {
        let own = course.lessons[index].language
        let beside = site.structure.languages.compactMap { code in
            code == own ? nil : besidePath(of: index, code).map { (code, $0) }
        }
        self[.hasSideBySide] = !beside.isEmpty
        self[.sideBySide] = beside.map { code, path in
            TemplateValues([
                .code: code,
                .name: word(.languageName, in: code),
                .href: address(of: path),
                .isCurrent: path == self.path,
            ])
        }
    }
}
