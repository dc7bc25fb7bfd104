import Course
import CourseChecks

/// The texts of a course that a page shows: everything in it that can change while the course's structure stays the same.
struct PageDependencies: Sendable {
    enum Texts: Sendable {
        case none
        /// The text of a written lesson, and everything that follows from the texts of its translations.
        case lesson(Int)
        /// The texts that are shown in a language.
        case language(String)
        case all
    }

    let texts: Texts
    /// True if the page lists the samples that break rules.
    var listsCounterexamples = false

    static let none = PageDependencies(texts: .none)

    /// The dependencies of a page that shows a lesson: the text of the written lesson (``Course/original(shownBy:)``).
    static func lesson(_ index: Int, of course: Course) -> PageDependencies {
        PageDependencies(texts: .lesson(course.original(shownBy: index)))
    }
}

/// The difference between two states of a course that have the same structure.
package struct TextChange: Sendable {
    /// The written lessons whose texts differ, and their translations.
    let lessons: Set<Int>
    /// The languages in which one of ``lessons`` is shown.
    private let languages: Set<String>
    private let hasCounterexamples: Bool

    /// - Parameters:
    ///   - lessons: the written lessons that have other texts.
    ///   - checked: the later state.
    ///   - hadCounterexamples: returns true if samples of a lesson broke rules in the former state.
    package init(_ lessons: Set<Int>, in checked: CheckedCourse, hadCounterexamples: (Int) -> Bool) {
        let course = checked.course
        let all = lessons.reduce(into: lessons) { all, lesson in
            all.formUnion((course.twins[course.lessons[lesson].id] ?? [:]).values)
        }
        self.lessons = all
        let shown = course.lessons.indices[course.written.upperBound...].filter {
            all.contains(course.original(shownBy: $0))
        }
        languages = Set((all + shown).map { course.lessons[$0].language })
        hasCounterexamples = all.contains {
            !checked.samples[$0].counterexamples.isEmpty || hadCounterexamples($0)
        }
    }

    func touches(_ page: PageDependencies) -> Bool {
        if page.listsCounterexamples, hasCounterexamples { return true }
        return switch page.texts {
        case .none: false
        case .lesson(let lesson): lessons.contains(lesson)
        case .language(let language): languages.contains(language)
        case .all: !lessons.isEmpty
        }
    }
}
