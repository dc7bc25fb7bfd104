/// The states of a file on the main line of a repository's history, the newest first.
package struct FileHistory: Sendable {
    package struct Version: Sendable, Hashable {
        /// The place of its commit in the history: a larger one is later.
        package let position: Int
        package let commit: Commit
        /// The name of the object that holds the bytes.
        package let object: String

        package init(position: Int, commit: Commit, object: String) {
            (self.position, self.commit, self.object) = (position, commit, object)
        }
    }

    package struct Commit: Sendable, Hashable {
        /// The whole hash, in hexadecimal digits.
        package let hash: String
        /// The day in the committer's calendar: `2026-11-27`.
        package let day: String

        package init(hash: String, day: String) { (self.hash, self.day) = (hash, day) }
    }

    package var versions: [Version]

    package init(versions: [Version] = []) { self.versions = versions }
}

/// The history of the files that a course is read from.
package struct CourseHistory: Sendable {
    /// The history of each file, by its path relative to the course.
    package let files: [String: FileHistory]
    /// False if the clone is shallow.
    package let isWhole: Bool
    /// Returns the bytes of objects, by their names; objects that are not at hand are left out.
    package let contents: @Sendable ([String]) -> [String: [UInt8]]
    /// Returns the objects that stand at places such as `COMMIT:PATH`, with paths relative to the course.
    package let objects: @Sendable ([(commit: String, path: String)]) -> [String?]

    package init(
        files: [String: FileHistory],
        isWhole: Bool,
        contents: @escaping @Sendable ([String]) -> [String: [UInt8]],
        objects: @escaping @Sendable ([(commit: String, path: String)]) -> [String?]
    ) {
        (self.files, self.isWhole, self.contents, self.objects) = (files, isWhole, contents, objects)
    }
}
