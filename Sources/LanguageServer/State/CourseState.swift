import Course
import CourseChecks
import Diagnostics
import FileSystem
import Site

/// A course in memory, and the changes since it was read. It is brought up to date as the preview's is.
struct CourseState: Sendable {
    /// The course's folder, and the catalogue in it that is its content; nil: the content that `glosa.yml` names.
    let place: CourseLocation
    private let loader: CourseLoader
    private let compilingLoader: CourseLoader
    /// The last state that could be read; nil before there was one.
    private(set) var checked: CheckedCourse? {
        didSet { found = checked.map { FoundByFile($0, site: site) } }
    }
    /// The course's site, as of that state.
    private var site: CourseSite?
    /// The findings of that state.
    private(set) var found: FoundByFile?
    /// The reason why the course can't be read as it is now; nil if it can.
    private(set) var failure: CourseError?
    private var changes = FileChanges(isComplete: false)
    /// The last state that the compiler judged, and the changes since.
    private var compiled: CheckedCourse?
    private var uncompiled = FileChanges(isComplete: false)

    init(_ place: CourseLocation) {
        self.place = place
        loader = CourseLoader(root: place.root, content: place.content, makesPages: false)
        compilingLoader = CourseLoader(root: place.root, content: place.content, checksTypes: true, makesPages: false)
    }

    /// True if nothing has changed since the course was read.
    var isCurrent: Bool { changes == FileChanges() }

    /// True if the compiler has not judged the course as it is now, and the course wants it.
    var awaitsCompiler: Bool {
        guard let checked, failure == nil else { return false }
        return uncompiled != FileChanges() && checked.course.configuration.compile.typecheck
    }

    /// Notes changes of files.
    ///
    /// - Parameter news: with paths relative to the course.
    mutating func note(_ news: FileChanges) {
        changes.add(news)
        uncompiled.add(news)
    }

    /// Returns the state after the changes.
    func updated(_ unsaved: UnsavedTexts) async -> CourseState {
        var next = self
        next.changes = FileChanges()
        do {
            (next.site, next.checked) = try await FileSystem.$unsavedTexts.withValue(unsaved) {
                let update = try await loader.update(checked, changed: changes.isComplete ? changes.paths : nil)
                return (try site(after: update), update.checked)
            }
            next.failure = nil
        } catch {
            next.failure = CourseError.said(by: error, in: place)
            next.checked = nil
        }
        return next
    }

    private func site(after update: CourseUpdate) throws -> CourseSite {
        if let site, let checked, changes.isComplete,
            site.isSame(after: update, of: changes.paths, since: checked)
        {
            return site
        }
        return try CourseSite(update.checked)
    }

    /// Judges the course by the compiler, too.
    ///
    /// - Returns: nil if that failed; the state without the compiler then stays.
    func judged(_ unsaved: UnsavedTexts) async -> CheckedCourse? {
        try? await FileSystem.$unsavedTexts.withValue(unsaved) {
            try await compilingLoader.update(compiled, changed: uncompiled.isComplete ? uncompiled.paths : nil).checked
        }
    }

    /// Takes over a state that the compiler has judged; nothing has changed since it was asked.
    mutating func adopt(_ judged: CheckedCourse?) {
        uncompiled = FileChanges()
        guard let judged else { return }
        checked = judged
        compiled = judged
    }
}

extension FileChanges {
    fileprivate mutating func add(_ other: FileChanges) {
        paths.formUnion(other.paths)
        isComplete = isComplete && other.isComplete
    }
}

extension CourseError {
    fileprivate static func said(by error: any Error, in place: CourseLocation) -> CourseError {
        if let error = error as? ThemeError { return CourseError(error.diagnostics, files: error.files) }
        return (error as? CourseError)
            ?? CourseError(path: (error as? FileError)?.path ?? place.root, LocalizedText(verbatim: "\(error)"))
    }
}
