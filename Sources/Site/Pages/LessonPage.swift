import Course
import Markdown

extension PageRenderer {
    func lessonPage(_ index: Int) -> OutputFile {
        let lesson = course.lessons[index]
        let page = lesson.outputPath
        let section = map.ancestors[lesson.language]?[lesson.folder] ?? []
        var values = values(
            page: page,
            language: lesson.language,
            title: lesson.title,
            description: description(of: index),
            versions: versions(of: index),
            pages: course.languages.reduce(into: [:]) { pages, language in
                pages[language] = course.page(of: index, in: language).map { course.lessons[$0].outputPath }
            }
        )
        if let fallback = lesson.fallback {
            // The text belongs to the page it was written for; this one only shows it.
            let original = course.lessons[fallback.original].outputPath
            values[.canonical] = course.configuration.baseURL.map { PageAddress.absolute(original, baseURL: $0) }
            values[.alternates] = nil
        }
        addText(of: index, to: &values)
        addSideBySide(of: index, to: &values, page: page)
        values[.structuredData] = StructuredData(lesson: index, of: self)?.html
        if course.configuration.markdown, lesson.fallback == nil {
            values[.markdown] = PageAddress.relative(from: page, to: LessonMarkdown.path(of: lesson))
        }
        values[.breadcrumbs] = breadcrumbs(lesson.isIndex ? section.dropLast() : section[...], page: page)
        let previous = map.previous(of: index, in: lesson.language)
        let next = map.next(of: index, in: lesson.language)
        values[.previous] = previous.map { link(to: $0, from: page) }
        values[.next] = next.map { link(to: $0, from: page) }
        values[.hasPager] = previous != nil || next != nil
        if lesson.isIndex, let own = section.last {
            addChildren(lessons: own.lessons, sections: own.sections, to: &values, page: page)
        }
        return self.page(
            page,
            language: lesson.language,
            template: lesson.isIndex ? "section" : "lesson",
            values: values,
            navigation: navigations.html(language: lesson.language, folder: lesson.folder, page: page),
            content: body(of: index, setting: .alone(index, of: course)).html()
        )
    }

    /// The text of a lesson, ready to be written.
    func body(of lesson: Int, setting: TextSetting) -> LessonBody {
        LessonBody(
            course: course,
            lesson: lesson,
            highlights: highlights,
            strings: theme.strings,
            rules: rules,
            trees: trees,
            setting: setting
        )
    }

    /// What search engines and previews are told of a lesson: its author's words, or the beginning of its text.
    func description(of index: Int) -> String? {
        let lesson = course.lessons[index]
        if let written = lesson.metadata.description { return written }
        guard let text = lesson.document.excerpt, text.utf8.count > Self.longestExcerpt else {
            return lesson.document.excerpt
        }
        let words = text.prefix(Self.longestExcerpt).split(separator: " ").dropLast()
        return words.joined(separator: " ") + "…"
    }

    /// In characters; search engines show about so many.
    private static let longestExcerpt = 160

    /// The values that a lesson's own text gives a page.
    func addText(of index: Int, to values: inout TemplateValues) {
        let lesson = course.lessons[index]
        if let fallback = lesson.fallback {
            values[.isFallback] = true
            values[.fallbackLang] = fallback.language
            values[.fallbackName] = theme.strings.text("languageName", in: fallback.language)
            values[.hasMissingTranslations] = false
        }
        values[.staleSections] = staleSections(of: index)
        values[.isStale] = !(course.staleness(of: index)?.sections.isEmpty ?? true)
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
    private func staleSections(of index: Int) -> [TemplateValues] {
        guard let original = course.original(of: index), let staleness = course.staleness(of: index) else { return [] }
        let headings = course.lessons[index].document.headings
        guard headings.count == course.lessons[original].document.headings.count else { return [] }
        return staleness.sections.compactMap { section in
            guard let place = section.original, place > 0 else { return nil }
            let id = course.headingIDs[index][place - 1]
            return TemplateValues([.href: "#" + PageAddress.encoded(id), .title: headings[place - 1].plainText])
        }
    }

    /// The page of a lesson in each language that has it.
    func versions(of index: Int) -> [String: String] {
        let twins = course.twins[course.lessons[index].id] ?? [:]
        var versions = twins.mapValues { course.lessons[$0].outputPath }
        // A lesson that shares its id with another of its language still is its own version.
        if course.lessons[index].fallback == nil {
            versions[course.lessons[index].language] = course.lessons[index].outputPath
        }
        return versions
    }

    func link(to lesson: Int, from page: String) -> TemplateValues {
        TemplateValues([
            .title: course.lessons[lesson].title,
            .href: PageAddress.relative(from: page, to: course.lessons[lesson].outputPath),
        ])
    }

    func breadcrumbs(_ sections: ArraySlice<Section>, page: String) -> [TemplateValues] {
        sections.map { section in
            TemplateValues([
                .title: section.path.isEmpty ? homeTitle(section, page: page) : section.title,
                .href: PageAddress.relative(from: page, to: section.outputPath),
            ])
        }
    }

    private func homeTitle(_ section: Section, page: String) -> String {
        course.title(in: String(page.prefix { $0 != "/" }))
    }
}
