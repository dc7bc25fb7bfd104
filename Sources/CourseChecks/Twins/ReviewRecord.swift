import Course
import CourseConfiguration
import Diagnostics

/// The state of the original against which each translation was last reviewed: a hash of every section.
///
/// It is kept beside the configuration, in a small file that is committed with the course, and works without git.
package struct ReviewRecord: Sendable, Hashable {
    /// The file's name, at the course's root.
    package static let fileName = ReservedNames.reviews

    /// The hashes of the original's sections, by lesson, by language, by the section's id.
    private(set) var lessons: [String: [String: [String: String]]] = [:]

    package init() {}

    /// - Throws: `DecodingError` if the text is not such a file.
    package init(json: [UInt8]) throws {
        let file = try JSONText.decode(File.self, from: json)
        guard file.schemaVersion == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "schemaVersion \(file.schemaVersion)")
            )
        }
        lessons = file.lessons
    }

    /// The record as JSON in a fixed order, so that changes are easy to read in a review.
    package func json() throws -> String {
        return try JSONText.encode(File(schemaVersion: 1, lessons: lessons))
    }

    /// The hashes of the original that a translation was reviewed against, by section; nil if it never was.
    func sections(of lesson: String, in language: String) -> [String: String]? { lessons[lesson]?[language] }

    mutating func accept(_ lesson: String, in language: String, sections: [String: String]) {
        lessons[lesson, default: [:]][language] = sections
    }

    private struct File: Codable {
        let schemaVersion: Int
        let lessons: [String: [String: [String: String]]]
    }
}
