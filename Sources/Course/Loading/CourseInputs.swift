import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// The inputs that a course is read from: the same inputs give the same course.
package struct CourseInputs: Sendable {
    /// The folders that a course's files lie in, as its configuration names them.
    package struct Places: Sendable, Equatable {
        package let content: String
        package let templates: String?
        /// The files that the configuration names for tools.
        package let ownFiles: [String]
        let packages: [String]
        /// The folders outside of the content whose files are published.
        let publicFolders: [String]
    }

    struct File: Sendable, Equatable {
        /// The hash of the file's bytes.
        let hash: UInt64
        /// The file's version; nil if the file is too new: a later write could have the same modification time.
        let version: FileSystem.Version?
    }

    let places: Places
    /// The files of the content folder by their paths relative to the course.
    let files: [String: File]
    /// The files and folders that were looked up for samples, by paths relative to the course: each file, and each path where one
    /// was sought and not found.
    private(set) var sampleFiles: [String: File]
    /// The paths that lessons name beside ``files``, relative to the course; true if the path lies in the repository.
    private(set) var surroundings: [String: Bool]
    /// A hash of the configuration and the theme's files.
    let frame: UInt64
    /// A hash of the names in the content folder, and of the files that could not be read.
    let listing: UInt64

    package func isSame(as other: CourseInputs) -> Bool { changes(since: other)?.isEmpty ?? false }

    /// Returns the files whose bytes differ from those of a former state; nil if more than bytes of files changed.
    package func changes(since former: CourseInputs) -> Set<String>? {
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

    /// Returns true if the texts of a course's lessons are those of the files.
    package func hasFiles(of course: Course) -> Bool {
        course.lessons[course.written].allSatisfy { lesson in
            lesson.filePath == lesson.file.path && files[lesson.filePath]?.hash == MurmurHash.of(lesson.file.bytes)
        }
    }

    /// Returns the inputs with all files that the course's lessons looked up for samples and for links.
    ///
    /// - Parameter course: the course as it was read from these inputs.
    /// - Returns: nil if something changed while it was read.
    package func completed(by course: Course) -> CourseInputs? {
        var completed = self
        completed.sampleFiles = [:]
        completed.surroundings = [:]
        let unpublished = Set(course.unpublished)
        for lesson in course.lessons[course.written] {
            for path in lesson.facts.namedFiles where files[path] == nil {
                completed.surroundings[path] = unpublished.contains(path)
            }
            for path in lesson.facts.sampleFiles {
                // A remembered lesson was not read, and holds for the state in these inputs.
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
    /// The largest size, in bytes, of a repository's file whose bytes are read to tell its states apart.
    private static let largest: Int64 = 1 << 20

    /// Looks at all inputs, and reads the files that may have changed.
    ///
    /// - Parameters:
    ///   - root: the course's folder.
    ///   - former: a former state of the same course, which has the hashes of files that are unchanged; called when it is needed.
    package static func read(
        root: String,
        configuration: Configuration,
        since former: () async -> CourseInputs? = { nil }
    ) async throws -> CourseInputs {
        let places = Places(configuration)
        // Clocks of file systems are coarse: a file written just now may be written again with the same time.
        let settled = FileSystem.wallClock - 2_000_000_000
        var rest = Surroundings(root: root)
        // The names of folders, also of empty ones, decide which languages there are.
        let selection = ContentSelection(configuration)
        rest.add(namesIn: places.content, selection)
        let scan = ContentScan(courseRoot: root, folder: places.content, selection: selection)
        rest.add(scan.diagnostics)
        var paths = scan.files.map { CoursePath.join(places.content, $0) }
        for folder in places.publicFolders where FileSystem.exists(CoursePath.join(root, folder)) {
            let other = ContentScan(courseRoot: root, folder: folder, selection: selection)
            rest.add(other.diagnostics)
            paths += other.files.map { CoursePath.join(folder, $0) }
        }
        let enclosure =
            places.publicFolders.isEmpty ? scan.enclosure : try? FileSystem.Enclosure(course: root, folder: "")
        let former = await former()
        let read = try await paths.concurrentMap { path -> File? in
            let place = CoursePath.join(root, path)
            let version = FileSystem.version(of: place)
            if let version, let old = former?.files[path], old.version == version { return old }
            let isSettled = version.map { $0.changed < settled } ?? false
            if let version, version.identity.size > Self.largest, selection.publishesOnlyNamed(path) {
                // A repository may hold many files that no page names.
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
            // Two spellings of an accent are equal texts, but may be two files.
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
        let course = try? FileSystem.Enclosure(root, hidden: .all)
        for path in CourseReader.rootFiles + places.ownFiles { frame.add(file: path, within: course) }
        if let templates = places.templates {
            let scan = ContentScan(courseRoot: root, folder: templates)
            frame.add(scan.diagnostics)
            for file in scan.files { frame.add(file: CoursePath.join(templates, file), within: scan.enclosure) }
        }
        return frame.hash.value
    }

    /// A hash of many parts, each separated from the next.
    private struct Surroundings {
        let root: String
        var hash = StableHash()

        mutating func add(_ text: String) {
            hash.add(text.utf8)
            // This byte is in no path and no UTF-8 text.
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
                // Neither the built site nor hidden files of a repository are inputs.
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
    /// The hash of the attributes that tell this version of the file from others.
    fileprivate var hash: UInt64 {
        let numbers = [identity.number.description, identity.size.description, identity.written.description]
        return StableHash(Array((numbers + [changed.description]).joined(separator: " ").utf8)).value
    }
}

extension CourseInputs: Remembered {
    package func write(to writer: inout RecordWriter) {
        writer.add(places)
        writer.add(inAnyOrder: files)
        writer.add(sampleFiles, surroundings, frame, listing)
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
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
        publicFolders = configuration.publicFolders
    }

    package func write(to writer: inout RecordWriter) {
        writer.add(content, templates, ownFiles, packages, publicFolders)
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (content, templates, ownFiles) = (try reader.take(), try reader.take(), try reader.take())
        (packages, publicFolders) = (try reader.take(), try reader.take())
    }
}
