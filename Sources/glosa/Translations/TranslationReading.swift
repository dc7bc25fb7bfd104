import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// A course with the state of its translations, as the commands below `translate` read it.
struct TranslationReading {
    let course: Course
    let reviews: ReviewRecord
    /// The main line of the repository around the course; nil if there is none, or it wasn't asked for.
    let line: MainLine?
    let history: CourseHistory?
    let drifts: [Int: PageDrift]

    /// True if the same files with the same history give the same reading.
    let isLasting: Bool

    /// Loads a course; a folder without a configuration as `init` would configure it.
    init(_ place: CourseLocation, asksHistory: Bool) async throws {
        if asksHistory { FileSystem.prepareForPrograms() }
        let line = asksHistory ? MainLine(around: place.root) : nil
        try await self.init(place, line: line, asksHistory: asksHistory)
    }

    /// - Parameter line: the main line of the repository around the folder.
    init(_ place: CourseLocation, line: MainLine?, asksHistory: Bool) async throws {
        let (course, reviews) = try await Self.read(place)
        let line = course.languages.count > 1 ? line : nil
        let history = line?.history(of: course.written.map { course.lessons[$0].filePath })
        var found: (pages: [Int: PageDrift], isWhole: Bool)?
        if let history {
            found = try await DriftReading(course, reviews: reviews, history: history).drifts()
        }
        drifts = found?.pages ?? [:]
        // A change that git didn't tell of is unknown, not absent.
        let isKnown = line == nil || history?.isWhole == true && found?.isWhole == true
        isLasting = isKnown && Self.isAlone(course)
        (self.course, self.reviews, self.line, self.history) = (course, reviews, line, history)
    }

    /// Checks that there are changes to compare with.
    ///
    /// - Throws: a failure for a course in several languages without a repository around it.
    func requireHistory() throws {
        guard course.languages.count > 1, history == nil else { return }
        throw CommandFailure(
            en: "there is no history to compare with: git finds no repository with a commit here",
            es: "no hay historia con la que comparar: git no encuentra aquí ningún repositorio con commits"
        )
    }

    /// Returns true if nothing outside of its folder belongs to a course.
    private static func isAlone(_ course: Course) -> Bool {
        func isOutside(_ path: String) -> Bool { path.hasPrefix("..") || path.hasPrefix("/") }
        return !course.configuration.ownFiles.contains(where: isOutside)
            && !course.lessons[course.written].contains { lesson in
                isOutside(lesson.filePath) || lesson.facts.sampleFiles.contains(where: isOutside)
            }
    }

    private static func read(
        _ place: CourseLocation
    ) async throws -> (course: Course, reviews: ReviewRecord) {
        let loader = CourseLoader(root: place.root, content: place.content, makesPages: false)
        guard place.content == nil, !FileSystem.exists(CoursePath.join(place.root, Configuration.fileName)) else {
            return try await loader.read(loader.configuration())
        }
        let found =
            CourseLocation.isCourse(place.root)
            ? nil
            : try FoundDocumentation(in: place.root)?.configuration
                ?? ExistingMarkdown(in: place.root, content: nil)?.configuration
        let own = Result { try found.map { try configuration($0, loader) } ?? loader.configuration() }
        var read = (try? own.get()) ?? ReadConfiguration(value: Configuration(content: ""), files: [], findings: [])
        let isTranslatedByCatalogues = read.value.languages.contains { read.value.catalogue(of: $0) != nil }
        guard !isTranslatedByCatalogues, let translations = translations(in: place.root) else {
            return try await loader.read(try own.get())
        }
        read.value.take(translations)
        return try await loader.read(read)
    }

    /// Finds the translations that lie anywhere in a repository.
    private static func translations(in root: String) -> RepositoryTranslations? {
        RepositoryTranslations(of: FoundContent(in: root).translatable) { path in
            (try? FileSystem.read(CoursePath.join(root, path))).map { SourceFile(path: path, bytes: $0) }
        }
    }

    private static func configuration(_ text: String, _ loader: CourseLoader) throws -> ReadConfiguration {
        try loader.configuration(assuming: SourceFile(path: Configuration.fileName, text: text))
    }

    /// The status of each lesson in each language.
    ///
    /// - Parameter commits: the commits whose changes are asked for; nil: all.
    func rows(changedIn commits: Set<String>? = nil) -> [TranslationStatus] {
        let drifts = commits.map { commits in self.drifts.mapValues { $0.changes(in: commits) } } ?? self.drifts
        return TranslationStatus.all(of: course, since: reviews, drifts: drifts)
    }
}
