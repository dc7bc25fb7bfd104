#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// A folder to which reading is confined: files outside it are refused, even if symbolic links in it lead there.
    ///
    /// The check uses the path that the system reports for an open file, not the path by which it was opened. So nothing can be
    /// exchanged between the check and the reading.
    public struct Enclosure: Sendable, Hashable {
        /// The folder's path without symbolic links, as the system reports it; it need not be UTF-8.
        private let bytes: [UInt8]
        private let hidden: HiddenFiles

        /// The files that may be read although their names, or the names of folders between the enclosure and them, begin with a
        /// dot.
        public enum HiddenFiles: Sendable, Hashable {
            case none
            /// The folders of these names, and what lies in them.
            case named(Set<String>)
            case all
        }

        /// - Parameters:
        ///   - folder: the folder's path, which may itself lead through symbolic links.
        ///   - outer: the folder that this one must lie in; nil: anywhere.
        public init(
            _ folder: String,
            hidden: HiddenFiles = .none,
            within outer: Enclosure? = nil
        ) throws(FileError) {
            let descriptor = try openFolder(folder, within: outer)
            defer { close(descriptor) }
            guard let bytes = FileSystem.path(of: descriptor) else { throw FileError("find", folder) }
            self.bytes = bytes
            self.hidden = hidden
        }

        /// Makes the enclosure of a folder that must lie in a course's folder.
        ///
        /// - Parameter path: the folder's path, relative to the course's folder.
        public init(course: String, folder path: String, hidden: HiddenFiles = .none) throws(FileError) {
            let outer = try Enclosure(course, hidden: .all)
            try self.init(course.isEmpty ? path : course + "/" + path, hidden: hidden, within: outer)
        }

        /// The folder's name, after symbolic links are resolved.
        public var name: String {
            String(decoding: bytes.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
        }

        /// Returns the reason why a file must not be read; nil if it may be read.
        ///
        /// - Parameter path: the file's path without symbolic links. It is compared byte by byte: to Swift, two encodings of an
        ///   accented letter are equal texts, to the system they are two names.
        func refusal(of path: some Collection<UInt8>) -> FileError.Cause? {
            let root = bytes.count == 1 ? [] : bytes
            let rest = path.dropFirst(root.count)
            guard path.starts(with: root), rest.isEmpty || rest.first == UInt8(ascii: "/") else { return .leadsOut }
            let names = rest.split(separator: UInt8(ascii: "/")).filter { $0.first == UInt8(ascii: ".") }
            switch hidden {
            case .all: return nil
            case .none: return names.isEmpty ? nil : .hidden
            case .named(let admitted):
                return names.allSatisfy { admitted.contains(String(decoding: $0, as: UTF8.self)) } ? nil : .hidden
            }
        }
    }

    /// Opens a file for reading. A pipe without a writer is opened at once, without waiting for a writer.
    static func openFile(_ path: String, within enclosure: Enclosure?) throws(FileError) -> Int32 {
        try checked(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), path, within: enclosure)
    }

    /// - Parameter followsLink: true if the path may end at a symbolic link.
    static func openFolder(
        _ path: String,
        within enclosure: Enclosure? = nil,
        followsLink: Bool = true
    ) throws(FileError) -> Int32 {
        let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY | (followsLink ? 0 : O_NOFOLLOW)
        return try checked(open(path.isEmpty ? "." : path, flags), path, within: enclosure)
    }

    private static func checked(
        _ descriptor: Int32,
        _ path: String,
        within enclosure: Enclosure?
    ) throws(FileError) -> Int32 {
        guard descriptor >= 0 else { throw FileError("read", path) }
        guard let enclosure else { return descriptor }
        let refusal = Self.path(of: descriptor).map { enclosure.refusal(of: $0) } ?? .leadsOut
        if let refusal {
            close(descriptor)
            throw FileError("read", path, refusal)
        }
        return descriptor
    }

    /// Returns the path of an open file or folder as the system reports it, without symbolic links; nil if it doesn't.
    ///
    /// Linux: `/proc/self/fd` (proc(5)); macOS: `F_GETPATH` (fcntl(2)).
    static func path(of descriptor: Int32) -> [UInt8]? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        #if canImport(Darwin)
            guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
        #else
            let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
        #endif
        return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    }
}
