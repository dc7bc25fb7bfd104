import Diagnostics
import FileSystem
import Support

/// All that a course is read from: where two are the same, the course is the same.
public struct CourseInputs: Sendable {
    /// The folders that a course's files lie in, as its configuration names them.
    public struct Places: Sendable, Equatable {
        public let content: String
        public let templates: String?
        /// The files that the configuration names for tools.
        public let ownFiles: [String]
        let packages: [String]
    }

    struct File: Sendable, Equatable {
        /// Of its bytes.
        let hash: UInt64
        /// Which state of the file has these bytes; nil where another may come to look the same.
        let version: FileSystem.Version?
    }

    let places: Places
    /// The files of the content folder by their paths relative to the course.
    let files: [String: File]
    /// What was looked at for samples that are files, by paths relative to the course: each file, and where one was sought and
    /// not found.
    private(set) var sampleFiles: [String: File]
    /// Whether what lessons name outside of those files lies in the repository, by paths relative to the course.
    private(set) var surroundings: [String: Bool]
    /// A hash of the configuration and the theme's files.
    let frame: UInt64
    /// A hash of what stands in the content folder, and of what could not be read.
    let listing: UInt64

    public func isSame(as other: CourseInputs) -> Bool { changes(since: other)?.isEmpty ?? false }

    /// The files that are not the same in another state; nil where more than bytes of files changed.
    public func changes(since former: CourseInputs) -> Set<String>? {
        guard places == former.places, frame == former.frame, listing == former.listing,
            files.count == former.files.count, sampleFiles.count == former.sampleFiles.count,
            surroundings == former.surroundings
        else { return nil }
        var changed: Set<String> = []
        for (now, before) in [(files, former.files), (sampleFiles, former.sampleFiles)] {
            for (path, file) in now {
                guard let old = before[path] else { return nil }
                if old.hash != file.hash { changed.insert(path) }
            }
        }
        return changed
    }

    /// The same with all that a course's lessons looked at for samples that are files, and for links.
    ///
    /// - Parameter course: as it was read from these inputs.
    /// - Returns: nil where something changed while it was read.
    public func completed(by course: Course) -> CourseInputs? {
        var completed = self
        completed.sampleFiles = [:]
        completed.surroundings = [:]
        let unpublished = Set(course.unpublished)
        for lesson in course.lessons[course.written] {
            for path in lesson.facts.namedFiles where files[path] == nil {
                completed.surroundings[path] = unpublished.contains(path)
            }
            for path in lesson.facts.sampleFiles {
                // What is remembered of a lesson holds for the state that these inputs know.
                guard let file = lesson.lookups?[path].map({ File(hash: $0, version: nil) }) ?? sampleFiles[path] else {
                    return nil
                }
                if let other = completed.sampleFiles.updateValue(file, forKey: path), other.hash != file.hash {
                    return nil
                }
            }
        }
        return completed
    }
}

extension CourseInputs {
    /// Of a repository's files, larger ones are not read to tell their states apart. In bytes.
    private static let largest: Int64 = 1 << 20

    /// Looks at all of it, and reads what may have changed.
    ///
    /// - Parameters:
    ///   - root: the course's folder.
    ///   - former: a state of the same course: of the files that are the very ones, the bytes are known. Asked for when it is
    ///     needed.
    public static func read(
        root: String,
        configuration: Configuration,
        since former: () async -> CourseInputs? = { nil }
    ) async throws -> CourseInputs {
        let places = Places(configuration)
        // Clocks of file systems are coarse: what was written just now may be written again with no trace of it.
        let settled = FileSystem.wallClock - 2_000_000_000
        var rest = Surroundings(root: root)
        // Which languages there are follows from the names of folders, also of empty ones.
        let selection = ContentSelection(configuration)
        rest.add(namesIn: places.content, selection)
        let scan = ContentScan(courseRoot: root, folder: places.content, selection: selection)
        rest.add(scan.diagnostics)
        let (enclosure, paths) = (scan.enclosure, scan.files.map { CoursePath.join(places.content, $0) })
        let former = await former()
        let read = try await paths.concurrentMap { path -> File? in
            let place = CoursePath.join(root, path)
            let version = FileSystem.version(of: place)
            if let version, let old = former?.files[path], old.version == version { return old }
            let isSettled = version.map { $0.changed < settled } ?? false
            if let version, version.identity.size > Self.largest, selection.publishesOnlyNamed(path) {
                // A repository may hold much that no page names.
                return File(hash: version.hash, version: isSettled ? version : nil)
            }
            guard let bytes = try? FileSystem.read(place, within: enclosure) else { return nil }
            return File(hash: MurmurHash.of(bytes), version: isSettled ? version : nil)
        }
        let roots = SampleFiles(root: root, configuration).roots(for: places.content)
        let sought = former?.sampleFiles.keys.sorted() ?? []
        let looked = try await sought.concurrentMap { path -> File in
            let version = FileSystem.version(of: CoursePath.join(root, path))
            if let version, let old = former?.sampleFiles[path], old.version == version { return old }
            let isSettled = version.map { $0.changed < settled } ?? false
            return File(hash: roots.state(of: path), version: isSettled ? version : nil)
        }
        let named = former?.surroundings ?? [:]
        let around = named.isEmpty ? nil : RepositoryFiles(around: root)
        var files: [String: File] = [:]
        for (path, file) in zip(paths, read) {
            rest.add(path)
            guard let file else {
                rest.add("unreadable")
                continue
            }
            // Two ways to write an accent are one text, but may be two files.
            if let other = files.updateValue(file, forKey: path) { rest.add("\(other.hash)") }
        }
        return CourseInputs(
            places: places,
            files: files,
            sampleFiles: Dictionary(uniqueKeysWithValues: zip(sought, looked)),
            surroundings: named.reduce(into: [:]) { $0[$1.key] = around?.contains($1.key) },
            frame: frame(root: root, places: places),
            listing: rest.hash.value
        )
    }

    private static func frame(root: String, places: Places) -> UInt64 {
        var frame = Surroundings(root: root)
        let course = try? FileSystem.Enclosure(root, admitsHidden: true)
        for path in CourseReader.rootFiles + places.ownFiles { frame.add(file: path, within: course) }
        if let templates = places.templates {
            let scan = ContentScan(courseRoot: root, folder: templates)
            frame.add(scan.diagnostics)
            for file in scan.files { frame.add(file: CoursePath.join(templates, file), within: scan.enclosure) }
        }
        return frame.hash.value
    }

    /// One hash of many things, each set apart from the next.
    private struct Surroundings {
        let root: String
        var hash = StableHash()

        mutating func add(_ text: String) {
            hash.add(text.utf8)
            // Stands in no path and no text in UTF-8.
            hash.add(0xFF)
        }

        mutating func add(file path: String, within enclosure: FileSystem.Enclosure?) {
            add(path)
            guard let bytes = try? FileSystem.read(CoursePath.join(root, path), within: enclosure) else {
                return add("missing")
            }
            add("\(bytes.count)")
            hash.add(bytes)
        }

        mutating func add(namesIn folder: String, _ selection: ContentSelection) {
            for name in (try? FileSystem.names(in: CoursePath.join(root, folder))) ?? [] {
                let path = CoursePath.join(CoursePath.join(root, folder), name)
                let kind = try? FileSystem.status(of: path).kind
                // The site itself comes to lie in a repository, and hidden files do.
                if folder.isEmpty, name.hasPrefix(".") || !selection.admits(name, isFolder: kind != .file) { continue }
                add("\(name) \(kind.map { "\($0)" } ?? "")")
                if kind == .symbolicLink { add((try? FileSystem.realPath(path)) ?? "") }
            }
        }

        mutating func add(_ diagnostics: [Diagnostic]) {
            for diagnostic in diagnostics { add("\(diagnostic.range.path) \(diagnostic.message.en)") }
        }
    }
}

extension FileSystem.Version {
    /// Of what tells this state of the file from others.
    fileprivate var hash: UInt64 {
        let numbers = [identity.number.description, identity.size.description, identity.written.description]
        return StableHash(Array((numbers + [changed.description]).joined(separator: " ").utf8)).value
    }
}

extension CourseInputs: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(places)
        writer.add(inAnyOrder: files)
        writer.add(sampleFiles, surroundings, frame, listing)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (places, files, sampleFiles) = (try reader.take(), try reader.take(), try reader.take())
        (surroundings, frame, listing) = (try reader.take(), try reader.take(), try reader.take())
    }
}

extension CourseInputs.File: Remembered {
    func write(to writer: inout RecordWriter) { writer.add(hash, version) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(hash: try reader.take(), version: try reader.take())
    }
}

extension CourseInputs.Places: Remembered {
    init(_ configuration: Configuration) {
        content = configuration.content
        templates = configuration.templates
        ownFiles = configuration.ownFiles
        packages = configuration.compile.packages
    }

    public func write(to writer: inout RecordWriter) { writer.add(content, templates, ownFiles, packages) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (content, templates, ownFiles) = (try reader.take(), try reader.take(), try reader.take())
        packages = try reader.take()
    }
}
