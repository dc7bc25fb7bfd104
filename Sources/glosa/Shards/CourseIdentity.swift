import Course
import Diagnostics
import Support

/// The identity of a course and of one way to check it: 16 hexadecimal digits that don't depend on the machine.
enum CourseIdentity {
    /// - Parameters:
    ///   - files: all files that were read.
    ///   - settings: the settings of the command line that may change findings.
    static func text(of course: Course, files: [SourceFile], settings: [String]) -> String {
        var hash = StableHash()
        func add(_ bytes: some Sequence<UInt8>) {
            hash.add(bytes)
            // This byte stands in no text in UTF-8.
            hash.add(0xFF)
        }
        for file in files.sorted(by: { $0.path < $1.path }) {
            add(file.path.utf8)
            add(file.original)
        }
        for path in course.assets.map(\.path).sorted() { add(path.utf8) }
        for setting in settings { add(setting.utf8) }
        return hash.text
    }
}
