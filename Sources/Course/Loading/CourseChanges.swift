import Diagnostics
import FileSystem
import Support

/// What changes of files mean for a course that was read from them.
extension CourseReader {
    /// How much of a course has to be read again.
    package enum Reading {
        /// The course with the texts that some files hold now: lessons, titles, headings and trees are as they were. The lessons with
        /// another text, as indices.
        case texts(Course, changed: Set<Int>)
        /// All but these lessons.
        case lessons(besides: KeptLessons)
        /// Everything, the configuration too.
        case everything
    }

    /// Reads what changed, as far as it is texts of lessons.
    ///
    /// - Parameter changed: paths relative to the course; a folder stands for all that it holds.
    package func read(_ changed: Set<String>, of course: Course) -> Reading {
        guard !Self.touchesFrame(of: course, changed) else { return .everything }
        var changed = Self.changesOfContent(changed, in: course)
        // Files that are published as they are have no part in the course but their names.
        for asset in course.assets where changed.contains(asset.path) {
            guard (try? FileSystem.status(of: CoursePath.join(root, asset.path)).kind) == .file else { continue }
            changed.remove(asset.path)
        }
        changed = Self.withoutStrangers(changed, root: root, in: course)
        if let (next, texts) = texts(of: changed, in: course) { return .texts(next, changed: texts) }
        return .lessons(besides: KeptLessons(course) { !Self.isTouched($0, by: changed) })
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
            SourceName.isPage(path) || named.contains(path) || CataloguePath.isCatalogue(path)
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
    private func texts(of changed: Set<String>, in course: Course) -> (Course, texts: Set<Int>)? {
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
        let compared = next.withTwins(of: texts)
        guard compared.allSatisfy({ next.makeHeadingIDs(of: $0) == course.headingIDs[$0] }) else {
            return nil
        }
        return (next, texts)
    }
}
