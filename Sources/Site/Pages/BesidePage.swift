import Course

/// A lesson beside its translation, or beside two, paragraph against paragraph.
struct BesidePage: Page {
    let index: Int
    /// The languages of the translations.
    let languages: [String]

    // The translations' texts count with it.
    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func lesson(in course: Course) -> Int? { index }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let lesson = course.lessons[index]
        let twins = languages.compactMap { course.twin(of: index, in: $0) }
        guard let language = languages.first, twins.count == languages.count else { return [] }
        let versions = site.versions(of: index)
        let words = site.theme.strings
        let others = languages.map { words.text(.languageName, in: $0) }.joined(separator: " + ")
        let title = "\(lesson.title) (\(words.text(.sideBySide, in: lesson.language)) \(others))"
        var page = PageDraft(site, at: path, language: lesson.language, title: title, versions: versions)
        page[.description] = site.description(of: index)
        page.setCanonical(lesson.outputPath)
        page[.isNoindex] = true
        page[.hasMissingTranslations] = false
        page[.languages] = page.languageLinks(to: versions, shown: versions, current: nil)
        page.addSideBySide(of: index)
        page.addContents(of: index)
        page[.breadcrumbs] = page.breadcrumbs(site.sections(above: index, in: lesson.language))
        page[.columns] = ([index] + twins).map { side in
            let language = course.lessons[side].language
            return TemplateValues([
                .code: language,
                .name: page.word(.languageName, in: language),
                .href: page.address(of: course.lessons[side].outputPath),
                .direction: page.word(.direction, in: language),
                .title: course.lessons[side].title,
            ])
        }
        page[.hasThird] = twins.count > 1
        page[.thirdLanguages] = thirdLanguages(in: site, page)
        let map = site.structure.map
        func beside(_ neighbour: (Int, String) -> Int?) -> TemplateValues? {
            // A lesson without this translation is passed over.
            var next = neighbour(index, lesson.language)
            while let found = next, page.besidePath(of: found, language) == nil {
                next = neighbour(found, lesson.language)
            }
            return next.flatMap { found in
                page.besidePath(of: found, language).map {
                    TemplateValues([.title: course.lessons[found].title, .href: page.address(of: $0)])
                }
            }
        }
        let (previous, next) = (beside(map.previous), beside(map.next))
        (page[.previous], page[.next]) = (previous, next)
        page[.hasPager] = previous != nil || next != nil
        return page.html(
            "side-by-side",
            navigation: site.structure.navigations.html(
                language: lesson.language,
                folder: course.section(of: index),
                page: path,
                place: lesson.outputPath
            ),
            content: BesideRows([index] + twins, on: path, of: site).html()
        )
    }

    /// The languages that can be set beside these two; the one that is leads back to the two.
    private func thirdLanguages(in site: SiteContext, _ page: PageDraft) -> [TemplateValues] {
        guard let pair = site.list.reading.beside(index, languages[0]) else { return [] }
        return site.thirdLanguages(beside: index, languages[0]).map { code in
            let isCurrent = languages.dropFirst().contains(code)
            return TemplateValues([
                .code: code,
                .name: page.word(.languageName, in: code),
                .href: page.address(of: isCurrent ? pair : site.path(pair, withThird: [code])),
                .isCurrent: isCurrent,
            ])
        }
    }
}
