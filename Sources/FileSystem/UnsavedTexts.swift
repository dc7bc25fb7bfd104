#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The texts that an editor holds and has not saved, read in place of their files.
///
/// They are laid over the files for one task and its children, so that all readers see the same state: configuration, lessons,
/// and the files that lessons take code from.
public struct UnsavedTexts: Sendable {
    /// The number of a file and of its device: the same for every path that leads to it.
    private struct Key: Hashable {
        let device: UInt64
        let number: UInt64

        init(_ information: stat) {
            (device, number) = (UInt64(truncatingIfNeeded: information.st_dev), UInt64(information.st_ino))
        }
    }

    private var texts: [Key: [UInt8]] = [:]

    /// Creates a value without texts.
    public init() {}

    /// - Parameter texts: the texts by the paths of their files; those of files that don't exist are left out.
    public init(_ texts: [String: [UInt8]]) {
        for (path, text) in texts {
            var information = stat()
            if stat(path, &information) == 0 { self.texts[Key(information)] = text }
        }
    }

    /// Returns the text in place of an open file; nil if there is none.
    func text(for information: stat) -> [UInt8]? { texts.isEmpty ? nil : texts[Key(information)] }
}

extension FileSystem {
    /// The texts that this task reads in place of files.
    @TaskLocal public static var unsavedTexts = UnsavedTexts()
}
