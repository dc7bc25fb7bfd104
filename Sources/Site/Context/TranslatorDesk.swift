import Course
import CourseChecks

/// The parts of the preview that only translators see: marks at sections that have changed since they were translated, and a third
/// language beside two.
package struct TranslatorDesk: Sendable {
    /// The drift of translations, by their indices in ``Course/lessons``.
    package fileprivate(set) var drifts: [Int: PageDrift] = [:]
}

extension SiteContext {
    /// The context of a site that translators are shown.
    package func withDesk() -> SiteContext {
        var site = self
        site.desk = desk ?? TranslatorDesk()
        return site
    }

    /// The context with what the history tells of some translations.
    ///
    /// - Parameter drifts: the drift of translations, by their indices; nil for those without a history.
    package func marking(_ drifts: [Int: PageDrift?]) -> SiteContext {
        var site = self
        for (translation, drift) in drifts { site.desk?.drifts[translation] = drift }
        return site
    }

    /// The translations that a page sets beside their original or beside each other, as indices into ``Course/lessons``; empty
    /// for every other page.
    package func translations(comparedOn page: SitePage) -> [Int] {
        guard case .beside(let lesson, let languages) = page else { return [] }
        return ([lesson] + languages.compactMap { course.twin(of: lesson, in: $0) }).filter {
            course.original(of: $0) != nil
        }
    }

    /// The page that sets a third language beside two, by its path; nil if there is none.
    ///
    /// - Parameter base: returns the page at another path.
    package func thirdLanguagePage(at path: String, base: (String) -> SitePage?) -> SitePage? {
        guard desk != nil, path.hasSuffix(Self.ending), let mark = path.lastIndex(of: Self.mark) else { return nil }
        let language = String(path[path.index(after: mark)...].dropLast(Self.ending.count))
        guard case .beside(let lesson, let languages) = base(path[..<mark] + Self.ending), languages.count == 1,
            thirdLanguages(beside: lesson, languages[0]).contains(language)
        else { return nil }
        return .beside(lesson: lesson, languages: languages + [language])
    }

    /// The languages that can be set beside two versions of a lesson.
    func thirdLanguages(beside lesson: Int, _ language: String) -> [String] {
        guard desk != nil else { return [] }
        return structure.languages.filter { code in
            code != language && code != course.lessons[lesson].language && course.twin(of: lesson, in: code) != nil
        }
    }

    /// The path of the page that sets further languages beside two.
    ///
    /// - Parameter path: the path of the page with two languages.
    func path(_ path: String, withThird languages: some Sequence<String>) -> String {
        languages.reduce(path) { $0.dropLast(Self.ending.count) + "\(Self.mark)\($1)" + Self.ending }
    }

    private static let ending = ".html"
    private static let mark: Character = "+"
}
