import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// Reads a course again after changes of its files.
extension CourseReader {
    /// The part of a course that has to be read again.
    package enum Reading {
        /// No part: only texts changed. The course with the current texts, in which lessons, titles, headings and trees are as
        /// they were; and the lessons with another text, as indices.
        case texts(Course, changed: Set<Int>)
        /// All lessons except those kept.
        case lessons(besides: KeptLessons)
        /// Everything, the configuration too.
        case everything
    }

    /// Reads the changed files, if only texts of lessons changed.
    ///
    /// - Parameter changed: paths relative to the course; a folder stands for all files in it.
    package func read(_ changed: Set<String>, of course: Course) -> Reading {
        // A page of a book with PO files also changes the pages that those make of it.
        let hasCatalogues = course.languages.contains { course.configuration.catalogue(of: $0) != nil }
        guard !hasCatalogues, !Self.touchesFrame(of: course, changed) else { return .everything }
        var changed = Self.changesOfContent(changed, in: course)
        // Only the names of files that are published as they are belong to the course.
        for asset in course.assets where changed.contains(asset.path) {
            guard (try? FileSystem.status(of: CoursePath.join(root, asset.path)).kind) == .file else { continue }
            changed.remove(asset.path)
        }
        changed = Self.withoutStrangers(changed, root: root, in: course)
        if let (next, texts) = texts(of: changed, in: course) { return .texts(next, changed: texts) }
        // Other files may show other languages.
        if course.configuration.isGuessed { return .everything }
        return .lessons(besides: KeptLessons(course) { !Self.isTouched($0, by: changed) })
    }

    /// Returns true if a file changed that all lessons are read and judged by.
    private static func touchesFrame(of course: Course, _ changed: Set<String>) -> Bool {
        (rootFiles + course.configuration.ownFiles).contains { isTouched($0, by: changed) }
    }

    /// Returns the changes in the content folder, together with the lessons that show changed sample files.
    private static func changesOfContent(_ changed: Set<String>, in course: Course) -> Set<String> {
        let content = course.configuration.content
        let folders = Set(changed.map(CoursePath.folder))
        let showing = course.showingFiles.lazy.map { course.lessons[$0] }.filter { lesson in
            // In a folder, only names count.
            lesson.facts.sampleFiles.contains { isTouched($0, by: changed) || folders.contains($0) }
        }
        let own = changed.filter { path in
            content.isEmpty || path.isEmpty
                || ([content] + course.configuration.publicFolders).contains {
                    isTouched(path, by: [$0]) || $0.hasPrefix(path + "/")
                }
        }
        return own.union(showing.map(\.filePath))
    }

    /// Returns the changes without files of a repository that no lesson names.
    private static func withoutStrangers(_ changed: Set<String>, root: String, in course: Course) -> Set<String> {
        guard course.configuration.isRepository else { return changed }
        let named = Set(course.lessons[course.written].flatMap(\.facts.namedFiles))
        return changed.filter { path in
            SourceName.isPage(path) || named.contains(path) || CataloguePath.isCatalogue(path)
                || course.lesson(at: path) != nil
                || (try? FileSystem.status(of: CoursePath.join(root, path)).kind) != .file
        }
    }

    /// Returns true if a path changed, or lies in a folder that changed.
    private static func isTouched(_ path: String, by changed: Set<String>) -> Bool {
        if changed.contains(path) { return true }
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            if changed.contains(String(rest)) { return true }
        }
        return false
    }

    /// Returns the course with the current texts of changed lessons.
    ///
    /// - Returns: the course and the changed lessons, as indices; nil if more than texts of lessons changed.
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
            // A part of a decision tree affects more than the lesson's page.
            guard let lesson, lesson.facts == old.facts, !lesson.facts.drawsTrees else { return nil }
            next.lessons[index] = lesson
            // Changing one entry copies all of them.
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
        // The content below headings also decides the pairs of a translation's and the original's headings.
        let compared = next.withTwins(of: texts)
        guard compared.allSatisfy({ next.makeHeadingIDs(of: $0) == course.headingIDs[$0] }) else {
            return nil
        }
        return (next, texts)
    }
}
