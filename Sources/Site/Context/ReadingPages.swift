import Course
import CourseConfiguration

/// The paths of the pages that show lessons in another arrangement: beside their translations, and all of a language on a few pages.
struct ReadingPages: Sendable {
    /// The paths of pages with a lesson beside its translation, by lesson, then by the translation's language.
    private var beside: [Int: [String: String]] = [:]
    /// The paths of the pages with all lessons, by language.
    private var whole: [String: [String]] = [:]
    /// The lessons on these pages, by language.
    private var divisions: [String: WholeCourse] = [:]
    /// All of these pages, in the order of lessons and languages.
    private(set) var pages: [SitePage] = []

    /// No pages.
    init() {}

    /// - Parameter taken: the paths of all other pages of the site.
    init(_ course: Course, strings: InterfaceStrings, taken: some Sequence<String>) {
        let configuration = course.configuration
        let pairsLanguages = course.coverage.pairsLanguages
        guard pairsLanguages || configuration.singlePage != .never else { return }
        let others = Array(taken) + course.assets.map(\.outputPath)
        var taken = Set(others.lazy.filter(Self.mayBeInTheWay).map { $0.lowercased() })
        /// Returns the stem's path, or a numbered one if another page has that already.
        func free(_ stem: String) -> String {
            var path = stem + ".html"
            var number = 2
            while !taken.insert(path.lowercased()).inserted {
                path = "\(stem)-\(number).html"
                number += 1
            }
            return path
        }
        for language in course.languages {
            guard configuration.singlePage != .never, let tree = course.trees[language] else { continue }
            let division = WholeCourse(course, tree)
            guard configuration.singlePage == .always || division.bulk <= WholeCourse.small else { continue }
            let name = SourceName.slug(path: strings.text(.singlePageName, in: language))
            let stem = course.sitePath(name.isEmpty ? "all" : name, in: language)
            divisions[language] = division
            whole[language] = division.pages.map { _ in free(stem) }
            pages += division.pages.indices.map { .wholeCourse(language: language, part: $0) }
        }
        guard pairsLanguages else { return }
        for (index, lesson) in course.lessons.enumerated() {
            guard lesson.fallback == nil, !course.isHome(index),
                course.twin(of: index, in: lesson.language) == index
            else { continue }
            for language in Self.others(of: lesson.language, in: course.languages) {
                guard course.twin(of: index, in: language) != nil else { continue }
                beside[index, default: [:]][language] = free("\(lesson.outputPath.dropLast(".html".count)).\(language)")
                pages.append(.beside(lesson: index, languages: [language]))
            }
        }
    }

    /// Returns the languages that a lesson is set beside: a translation beside its original and, if there is one translation, the
    /// original beside that.
    private static func others(of language: String, in languages: [String]) -> [String] {
        guard let main = languages.first else { return [] }
        return language == main ? (languages.count == 2 ? [languages[1]] : []) : [main]
    }

    /// Returns true if a path could be that of one of these pages, which lie at the root or in a language's folder itself, or have the language
    /// before `.html`. Lowercasing tens of thousands of others takes long.
    private static func mayBeInTheWay(_ path: String) -> Bool {
        var (slashes, dots) = (0, 0)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "/"): (slashes, dots) = (slashes + 1, 0)
            case UInt8(ascii: "."): dots += 1
            default: break
            }
        }
        return slashes <= 1 || dots > 1
    }

    /// The path of the page that sets a lesson beside its translation into a language; nil if there is none.
    func beside(_ lesson: Int, _ language: String) -> String? { beside[lesson]?[language] }

    /// The path of the first page with all lessons of a language; nil if there is none.
    func wholeCourse(in language: String) -> String? { whole[language]?.first }

    /// The path of one of the pages with all lessons of a language; nil if there is none.
    func wholeCourse(in language: String, part: Int) -> String? {
        whole[language].flatMap { $0.indices.contains(part) ? $0[part] : nil }
    }

    /// The lessons on the pages with all of them; nil if the language has no such pages.
    func division(of language: String) -> WholeCourse? { divisions[language] }

    /// True if all lessons of a language take several pages.
    func isDivided(_ language: String) -> Bool { (whole[language]?.count ?? 0) > 1 }
}
