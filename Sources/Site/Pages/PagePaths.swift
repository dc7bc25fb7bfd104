import Course

extension PageRenderer {
    /// Where a page lies below the site's root; nil for one that the site doesn't have.
    public func path(of page: SitePage) -> String? {
        switch page {
        case .beside(let lesson, let language): reading.beside(lesson, language)
        case .wholeCourse(let language): reading.wholeCourse(in: language)
        case .feed(let language): feeds[language]
        default: Self.path(of: page, course: course, map: map, rules: rules, trees: trees)
        }
    }

    /// The same for the pages that those of ``ReadingPages`` give way to.
    static func path(of page: SitePage, course: Course, map: CourseMap, rules: RuleTable, trees: TreeMap) -> String? {
        switch page {
        case .lesson(let index): course.lessons[index].outputPath
        case .section(let language, let path): map.ancestors[language]?[path]?.last?.outputPath
        case .home(let language): "\(language)/index.html"
        case .tree(let tree): trees.address(tree)
        case .treeNode(let tree, let node): trees.address(tree, node)
        case .chooser: "index.html"
        case .rule(let id, let language): rules.path(of: id, in: language)
        case .ruleIndex(let language): rules.indexPath(in: language)
        case .languageModelGuide: LanguageModelGuide.fileName
        case .markdown(let index): LessonMarkdown.path(of: course.lessons[index])
        case .notFound(let language): (language.map { $0 + "/" } ?? "") + "404.html"
        case .beside, .wholeCourse, .feed: nil
        }
    }

    /// The lesson whose text a page shows, as an index into ``Course/lessons``: another one than it was written as, where it
    /// stands in for a translation.
    public func lesson(shownOn page: SitePage) -> Int? {
        switch page {
        case .lesson(let index): course.lessons[index].fallback?.original ?? index
        case .beside(let index, _): index
        case .home(let language):
            course.trees[language]?.index.map { course.lessons[$0].fallback?.original ?? $0 }
        case .tree(let tree): course.decisionTrees[tree].lesson
        case .treeNode(let tree, _): course.decisionTrees[tree].lesson
        default: nil
        }
    }
}
