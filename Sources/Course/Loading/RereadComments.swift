import Diagnostics
import DocumentationComments

extension Course {
    /// Returns the lessons of a Swift file's comments as they are after a change of samples in them.
    ///
    /// - Parameters:
    ///   - lessons: lessons of one file.
    ///   - bytes: the bytes of the changed file, with the same declarations; without them, the list is empty.
    package func reread(_ lessons: [Lesson], as bytes: [UInt8]) -> [Lesson] {
        guard let first = lessons.first else { return [] }
        let file = TextDecoding.decode(bytes, path: first.filePath).file
        guard let comments = try? CommentedFile(file.bytes).comments else { return [] }
        return lessons.compactMap { lesson in
            guard let number = lesson.path.split(separator: "#").last.flatMap({ Int($0) }),
                comments.indices.contains(number - 1)
            else { return nil }
            return CommentLesson(
                comments[number - 1],
                in: file,
                number: number,
                language: lesson.language,
                profile: lesson.profile,
                samples: samples
            ).lesson
        }
    }
}
