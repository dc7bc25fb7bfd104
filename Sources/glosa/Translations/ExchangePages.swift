import Course
import CourseChecks
import CourseConfiguration

/// A page as it goes to a translator and comes back.
struct ExchangePage {
    /// The path of the original, relative to the course.
    let path: String
    let units: PageUnits
    /// The index of the translation; nil for a page that has none yet.
    let translation: Int?
    /// The path of the translation, there or expected; nil if the course's layout names none.
    let translationPath: String?
}

extension TranslationReading {
    /// Returns the pages of the main language with their texts in another one.
    ///
    /// - Parameter paths: pages, or folders of pages; empty for all.
    /// - Throws: `CommandFailure` if a path names no page, or the language is not one of the course's.
    func pages(at paths: [String], in language: String) throws -> [ExchangePage] {
        let main = course.configuration.mainLanguage
        let known = (course.configuration.languages + course.languages).filter { $0 != main }
        guard known.contains(language) else {
            let list = Set(known).sorted().joined(separator: ", ")
            throw CommandFailure(
                en: "“\(language)” is no language of this course besides the main one; there is: \(list)",
                es: "«\(language)» no es un idioma de este curso aparte del principal; hay: \(list)"
            )
        }
        guard course.configuration.catalogue(of: language) == nil else {
            throw CommandFailure(
                en: "the pages in “\(language)” are made by a PO file: give that one to the translator",
                es: "las páginas en «\(language)» las hace un fichero PO: dale ese a quien traduce"
            )
        }
        let chosen = try Set(paths.flatMap { try LessonPaths.lessons(named: $0, in: course) })
        return course.written.compactMap { index in
            let lesson = course.lessons[index]
            guard lesson.language == main, course.twin(of: index, in: main) == index else { return nil }
            let translation = course.twin(of: index, in: language)
            guard paths.isEmpty || chosen.contains(index) || translation.map(chosen.contains) == true else {
                return nil
            }
            return ExchangePage(
                path: lesson.filePath,
                units: PageUnits(
                    course,
                    original: index,
                    translation: translation,
                    drift: translation.flatMap { drifts[$0] }
                ),
                translation: translation,
                translationPath: translation.map { course.lessons[$0].filePath }
                    ?? course.configuration.translationPath(ofPage: lesson.path, in: language)
            )
        }
    }
}
