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
    /// The course as a former session left it, as long as the state is made of it.
    private var restored: RestoredCourse?
    /// True if the state is worth to be left for the next session.
    private(set) var isUnremembered = false
    /// The last state that the compiler judged, and the changes since.
    private var compiled: CheckedCourse?
    private var uncompiled = FileChanges(isComplete: false)

    init(_ place: CourseLocation) {
        self.place = place
        loader = CourseLoader(root: place.root, content: place.content, makesPages: false)
        compilingLoader = CourseLoader(root: place.root, content: place.content, checksTypes: true, makesPages: false)
    }

    /// True if nothing has changed since the course was read.
    var isCurrent: Bool { changes == FileChanges() && restored?.isOutdated != true }

    /// True if there is more to find out than is known now: what the compiler says, and whether a remembered state was right.
    ///
    /// - Parameter asksCompiler: true if the compiler may be started.
    func awaitsMore(asksCompiler: Bool) -> Bool {
        guard checked != nil, failure == nil else { return false }
        return restored != nil || asksCompiler && awaitsCompiler
    }

    /// True if the compiler has not judged the course as it is now, and the course wants it.
    private var awaitsCompiler: Bool {
        guard let checked else { return false }
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
    ///
    /// - Parameter texts: the editor's texts by the absolute paths of their files.
    func updated(_ texts: [String: [UInt8]]) async -> CourseState {
        var next = self
        next.changes = FileChanges()
        do {
            (next.site, next.checked) = try await FileSystem.$unsavedTexts.withValue(UnsavedTexts(texts)) {
                let update = try await update(&next, texts)
                return (try site(after: update), update.checked)
            }
            next.failure = nil
        } catch {
            next.failure = CourseError.said(by: error, in: place)
            next.checked = nil
        }
        return next
    }

    private func update(_ next: inout CourseState, _ texts: [String: [UInt8]]) async throws -> CourseUpdate {
        let isOutdated = restored?.isOutdated == true
        if checked == nil, failure == nil {
            let edited = Set(texts.keys.compactMap { CourseView.way(to: $0, from: place.root) })
            if let found = try? await CourseMemory.restored(place, by: loader, edited: edited) {
                next.restored = found.course
                return found.update
            }
        }
        if isOutdated || checked == nil { next.restored = nil }
        let known = changes.isComplete && !isOutdated ? changes.paths : nil
        let update = try await loader.update(checked, changed: known)
        if checked == nil || known == nil { next.isUnremembered = true }
        return update
    }

    private func site(after update: CourseUpdate) throws -> CourseSite {
        if let site, let checked, changes.isComplete,
            site.isSame(after: update, of: changes.paths, since: checked)
        {
            return site
        }
        return try CourseSite(update.checked)
    }

    /// Reads the whole course, and has the compiler judge it, too.
    ///
    /// - Parameter asksCompiler: true if the compiler may be started.
    /// - Returns: nil if that failed; the state then stays.
    func judged(_ texts: [String: [UInt8]], asksCompiler: Bool) async -> CheckedCourse? {
        try? await FileSystem.$unsavedTexts.withValue(UnsavedTexts(texts)) {
            guard asksCompiler, awaitsCompiler else { return try await loader.load() }
            return try await compilingLoader.update(compiled, changed: uncompiled.isComplete ? uncompiled.paths : nil)
                .checked
        }
    }

    /// Takes over a state that was read and judged; nothing has changed since.
    ///
    /// - Parameter asksCompiler: true if the compiler was asked.
    mutating func adopt(_ judged: CheckedCourse?, asksCompiler: Bool) {
        let isCompiled = asksCompiler && awaitsCompiler
        if isCompiled { uncompiled = FileChanges() }
        let wasRestored = restored != nil
        restored = nil
        guard let judged else {
            // A state that nobody can confirm is read again when somebody asks.
            if wasRestored { changes.isComplete = false }
            return
        }
        checked = judged
        // Later changes are few: the next session finds them by itself.
        if wasRestored || isCompiled && compiled == nil { isUnremembered = true }
        if isCompiled { compiled = judged }
    }

    // MARK: Memory

    /// Returns the work of leaving the state for the next session; nil if there is nothing to do, or the editor holds other texts
    /// than the files.
    mutating func remembering(_ texts: [String: [UInt8]]) -> (@Sendable () async -> Void)? {
        guard isUnremembered, isCurrent, let checked else { return nil }
        isUnremembered = false
        let own = texts.filter { CourseView.way(to: $0.key, from: place.root) != nil }
        return { [place, loader, isCompiled = compiled != nil] in
            guard own.allSatisfy({ (try? FileSystem.read($0.key)) == $0.value }) else { return }
            await CourseMemory.keep(checked, place, by: loader, isCompiled: isCompiled)
        }
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
