import Diagnostics
import FileSystem
import Support

/// All that a course is read from: where two are equal, the course is the same.
public struct CourseInputs: Sendable, Equatable {
    /// The folders that a course's files lie in, as its configuration names them.
    public struct Places: Sendable, Equatable {
        public let content: String
        public let templates: String?
        public let preamble: String?

        public init(_ configuration: Configuration) {
            content = configuration.content
            templates = configuration.templates
            preamble = configuration.compile.preamble
        }

        public func write(to writer: inout RecordWriter) {
            writer.add(content)
            writer.add(templates)
            writer.add(preamble)
        }

        public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
            content = try reader.string()
            templates = try reader.optionalString()
            preamble = try reader.optionalString()
        }
    }

    /// The files of the content folder by their paths relative to the course, each with a hash of its bytes.
    public let files: [String: UInt64]
    /// A hash of the configuration and the theme's files.
    public let frame: UInt64
    /// A hash of what stands in the content folder, and of what could not be read.
    public let listing: UInt64

    /// The files that are not the same in another state; nil where more than bytes of files changed.
    public func changes(since former: CourseInputs) -> Set<String>? {
        guard frame == former.frame, listing == former.listing, files.count == former.files.count else { return nil }
        var changed: Set<String> = []
        for (path, hash) in files {
            guard let old = former.files[path] else { return nil }
            if old != hash { changed.insert(path) }
        }
        return changed
    }

    public init(files: [String: UInt64], frame: UInt64, listing: UInt64) {
        (self.files, self.frame, self.listing) = (files, frame, listing)
    }
}

extension CourseInputs {
    /// Reads all of it.
    ///
    /// - Parameters:
    ///   - root: the course's folder.
    ///   - keepsTexts: whether the bytes of lessons are handed over.
    /// - Returns: the bytes of the lessons' files beside it, by their paths.
    public static func read(
        root: String,
        places: Places,
        keepsTexts: Bool = false
    ) async throws -> (inputs: CourseInputs, bytes: [String: [UInt8]]) {
        let frame = frame(root: root, places: places)
        var rest = Surroundings(root: root)
        // Which languages there are follows from the names of folders, also of empty ones.
        rest.add(namesIn: places.content)
        let scan = ContentScan(courseRoot: root, folder: places.content)
        rest.add(scan.diagnostics)
        let (enclosure, paths) = (scan.enclosure, scan.files.map { CoursePath.join(places.content, $0) })
        let read = try await paths.concurrentMap { path -> (hash: UInt64, bytes: [UInt8]?)? in
            guard let bytes = try? FileSystem.read(CoursePath.join(root, path), within: enclosure) else {
                return nil
            }
            // Pictures and films may be large.
            return (StableHash(bytes).value, keepsTexts && SourceName.isMarkdown(path) ? bytes : nil)
        }
        var files: [String: UInt64] = [:]
        var bytes: [String: [UInt8]] = [:]
        for (path, content) in zip(paths, read) {
            rest.add(path)
            guard let content else {
                rest.add("unreadable")
                continue
            }
            // Two ways to write an accent are one text, but may be two files.
            if let other = files.updateValue(content.hash, forKey: path) { rest.add("\(other)") }
            bytes[path] = content.bytes
        }
        return (CourseInputs(files: files, frame: frame, listing: rest.hash.value), bytes)
    }

    /// ``frame`` alone.
    public static func frame(root: String, places: Places) -> UInt64 {
        var frame = Surroundings(root: root)
        let course = try? FileSystem.Enclosure(root, admitsHidden: true)
        for path in [ConfigurationReader.fileName, ReviewRecord.fileName, places.preamble].compactMap(\.self) {
            frame.add(file: path, within: course)
        }
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

        mutating func add(namesIn folder: String) {
            for name in (try? FileSystem.names(in: CoursePath.join(root, folder))) ?? [] {
                let path = CoursePath.join(CoursePath.join(root, folder), name)
                let kind = try? FileSystem.status(of: path).kind
                add("\(name) \(kind.map { "\($0)" } ?? "")")
                if kind == .symbolicLink { add((try? FileSystem.realPath(path)) ?? "") }
            }
        }

        mutating func add(_ diagnostics: [Diagnostic]) {
            for diagnostic in diagnostics { add("\(diagnostic.range.path) \(diagnostic.message.en)") }
        }
    }
}
