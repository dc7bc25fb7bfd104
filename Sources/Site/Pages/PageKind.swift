extension SitePage {
    /// The page's kind. Only this property tells kinds of pages apart; everything else belongs to the kind.
    var kind: any Page {
        switch self {
        case .lesson(let index): LessonPage(index: index)
        case .markdown(let index): LessonMarkdown(index: index)
        case .diagram(let lesson, let block): DiagramFile(index: lesson, block: block)
        case .feed(let language): AtomFeed(language: language)
        case .languageModelGuide: LanguageModelGuide()
        case .section(let language, let path): SectionPage(language: language, folder: path)
        case .home(let language): HomePage(language: language)
        case .chooser: ChooserPage()
        case .tree(let index): TreePage(index: index)
        case .question(let tree, let node): QuestionPage(index: tree, place: node)
        case .outcome(let tree, let node): OutcomePage(index: tree, place: node)
        case .rule(let id, let language): RulePage(id: id, language: language)
        case .ruleIndex(let language): RuleIndexPage(language: language)
        case .glossary(let language): GlossaryPage(language: language)
        case .beside(let lesson, let languages): BesidePage(index: lesson, languages: languages)
        case .wholeCourse(let language, let part): WholeCoursePage(language: language, part: part)
        case .redirect(let index): RedirectPage(index: index)
        case .notFound(let language): NotFoundPage(language: language)
        }
    }
}
