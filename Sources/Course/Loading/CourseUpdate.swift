import Diagnostics
import FileSystem
import Support

/// A course brought up to date with its files.
public struct CourseUpdate: Sendable {
    /// How much of what was made of the former course still holds.
    public enum Extent: Sendable, Equatable {
        /// The texts of these lessons changed (as indices into ``Course/lessons``), but nothing that other lessons' pages
        /// show of them or reach by links: lessons, titles, headings, trees are as they were.
        case texts(Set<Int>)
        /// Anything may be different.
        case structure
    }

    public let checked: CheckedCourse
    public let extent: Extent
}

extension CourseLoader {
    /// Reads what changed, and works out again what follows from it. The course is the one that ``load(overriding:)`` would
    /// give, with everything in it.
    ///
    /// - Parameters:
    ///   - checked: as this loader loaded or updated it, with `overriding` the same, or as it was remembered; nil where there
    ///     is no such state.
    ///   - changed: paths relative to the course; a folder stands for all that it holds. Nil: anything may have changed.
    /// - Throws: ``CourseError``, as loading does.
    public func update(
        _ checked: CheckedCourse?,
        changed: Set<String>?,
        overriding: (inout Configuration) -> Void = { _ in }
    ) async throws -> CourseUpdate {
        guard let checked, var changed, !Self.touchesFrame(of: checked.course, changed) else {
            return CourseUpdate(checked: try await load(overriding: overriding), extent: .structure)
        }
        let course = checked.course
        changed = Self.changesOfContent(changed, in: course)
        // Files that are published as they are have no part in the course but their names.
        for asset in course.assets where changed.contains(asset.path) {
            guard (try? FileSystem.status(of: CoursePath.join(root, asset.path)).kind) == .file else { continue }
            changed.remove(asset.path)
        }
        changed = Self.withoutStrangers(changed, root: root, in: course)
        if let (next, texts) = withTexts(of: changed, in: course) {
            let former = FormerState(checked: checked, changed: texts)
            let update = texts.isEmpty ? checked : try await check(next, since: former)
            return CourseUpdate(checked: update, extent: .texts(texts))
        }
        let former = FormerState(checked: checked, changed: nil)
        let kept = KeptLessons(course) { !Self.isTouched($0, by: changed) }
        let next = try await read(keeping: kept, overriding: overriding)
        return CourseUpdate(checked: try await check(next, since: former), extent: .structure)
    }

    /// Whether something changed that all lessons are read and judged by.
    private static func touchesFrame(of course: Course, _ changed: Set<String>) -> Bool {
        (rootFiles + course.configuration.ownFiles).contains { isTouched($0, by: changed) }
    }

    /// What changed in the content folder: with each file that samples are taken from, the lessons that show it.
    private static func changesOfContent(_ changed: Set<String>, in course: Course) -> Set<String> {
        let content = course.configuration.content
        let folders = Set(changed.map(CoursePath.folder))
        let showing = course.showingFiles.lazy.map { course.lessons[$0] }.filter { lesson in
            // Of a folder, the names count.
            lesson.facts.sampleFiles.contains { isTouched($0, by: changed) || folders.contains($0) }
        }
        let own = changed.filter { path in
            content.isEmpty || path.isEmpty || isTouched(path, by: [content]) || content.hasPrefix(path + "/")
        }
        return own.union(showing.map(\.filePath))
    }

    /// Without the files of a repository that no lesson names.
    private static func withoutStrangers(_ changed: Set<String>, root: String, in course: Course) -> Set<String> {
        guard course.configuration.isRepository else { return changed }
        let named = Set(course.lessons[course.written].flatMap(\.facts.namedFiles))
        return changed.filter { path in
            SourceName.isPage(path) || named.contains(path) || CataloguePage.isCatalogue(path)
                || course.lesson(at: path) != nil
                || (try? FileSystem.status(of: CoursePath.join(root, path)).kind) != .file
        }
    }

    /// Whether a path is among those that changed, or lies in a folder that is.
    private static func isTouched(_ path: String, by changed: Set<String>) -> Bool {
        if changed.contains(path) { return true }
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            if changed.contains(String(rest)) { return true }
        }
        return false
    }

    /// The course with the texts that some files hold now.
    ///
    /// - Returns: nil where more than texts of lessons changed.
    private func withTexts(of changed: Set<String>, in course: Course) -> (Course, texts: Set<Int>)? {
        var next = course
        var texts: Set<Int> = []
        let profiles = ProfileChoice(course.configuration)
        let places = course.reading.files.indices.lazy.filter { changed.contains(course.reading.files[$0].path) }
        let reading = Dictionary(places.map { (course.reading.files[$0].path, $0) }) { first, _ in first }
        for path in changed {
            guard let index = course.lesson(at: path), let place = reading[path],
                (try? FileSystem.status(of: CoursePath.join(root, path)).kind) == .file
            else { return nil }
            let old = course.lessons[index]
            let source = LessonSource(old.facts, course.configuration, within: course.enclosure)
            let (lesson, found) = source.read(root: root, profiles: profiles, samples: course.samples)
            // A part of a decision tree changes more than its page.
            guard let lesson, lesson.facts == old.facts, !lesson.facts.drawsTrees else { return nil }
            next.lessons[index] = lesson
            // To change one is to copy all.
            if found != course.reading.files[place].found { next.reading.files[place].found = found }
            texts.insert(index)
            for page in course.fallbacks[lesson.id]?.values.map(\.self) ?? [] {
                let shown = course.lessons[page]
                guard course.original(shownBy: page) == index else { continue }
                next.lessons[page] = lesson.fallback(
                    of: index,
                    language: shown.language,
                    path: shown.path,
                    outputPath: shown.outputPath
                )
            }
        }
        // A translation's headings are paired with the original's by what stands below them, too.
        let compared = FormerState.compared(texts, in: next)
        guard compared.allSatisfy({ HeadingIDs.ids(of: next.lessons[$0], in: next) == course.headingIDs[$0] }) else {
            return nil
        }
        return (next, texts)
    }
}

/// The lessons of a course that need not be read again, because nothing changed in their files.
struct KeptLessons: Sendable {
    private var lessons: [String: (lesson: Lesson, found: [Diagnostic])] = [:]

    /// None.
    init() {}

    /// - Parameter isSame: whether a file, by its path relative to the course, holds what it held.
    init(_ course: Course, where isSame: (String) -> Bool) {
        let found = Dictionary(course.reading.files.map { ($0.path, $0.found) }) { first, _ in first }
        self.init(course.lessons[course.written].map { ($0, found[$0.filePath] ?? []) }, where: isSame)
    }

    init(_ read: [(lesson: Lesson?, found: [Diagnostic])], where isSame: (String) -> Bool) {
        // What was cut may be shown now, if others show less.
        for case (let lesson?, let found) in read where !lesson.facts.isCut && isSame(lesson.filePath) {
            lessons[lesson.filePath] = (lesson, found)
        }
    }

    /// What reading a file gave, if it would give the same again.
    func lesson(_ source: LessonSource) -> (Lesson?, [Diagnostic])? {
        guard let kept = lessons[source.coursePath], kept.lesson.language == source.language,
            kept.lesson.path == source.path
        else { return nil }
        return (kept.lesson, kept.found)
    }
}
