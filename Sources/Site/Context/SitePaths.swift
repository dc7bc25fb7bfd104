import Course
import CourseChecks
import CourseConfiguration

/// The paths of all that a site has, but for its redirects, without the values that pages need.
struct SitePaths {
    /// The paths below the site's root.
    private(set) var paths: Set<String> = []

    init(_ checked: CheckedCourse, strings: InterfaceStrings) {
        let course = checked.course
        let rules = RuleTable(checked, strings: strings)
        let trees = TreeMap(checked, strings: strings)
        let glossary = GlossaryTable(course, strings: strings)
        paths = ["index.html", "404.html", "llms.txt", "robots.txt", "sitemap.xml"]
        paths.formUnion(course.assets.lazy.map(\.outputPath))
        for lesson in course.lessons {
            paths.insert(lesson.outputPath)
            if course.configuration.markdown, lesson.fallback == nil { paths.insert(lesson.markdownPath) }
            paths.formUnion(lesson.facts.diagrams.map { lesson.diagramPath(of: $0) })
        }
        for language in course.languages {
            paths.formUnion(["\(language)/index.html", "\(language)/404.html", rules.indexPath(in: language)])
            paths.formUnion((course.trees[language]?.all ?? []).map(\.outputPath))
            paths.formUnion(rules.rules.compactMap { rules.path(of: $0.id, in: language) })
            paths.formUnion(
                [glossary.path(in: language), FeedEntries.path(in: language, of: course)].compactMap(\.self)
            )
        }
        for tree in course.decisionTrees.indices { paths.formUnion(trees.pages(of: tree).map(\.address)) }
        let reading = ReadingPages(course, strings: strings, taken: paths)
        for page in reading.pages {
            switch page {
            case .beside(let lesson, let languages):
                languages.first.flatMap { reading.beside(lesson, $0) }.map { _ = paths.insert($0) }
            case .wholeCourse(let language, let part):
                reading.wholeCourse(in: language, part: part).map { _ = paths.insert($0) }
            default: break
            }
        }
    }
}
