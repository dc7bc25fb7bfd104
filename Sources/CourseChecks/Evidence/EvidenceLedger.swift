import Course
import CourseConfiguration
import Diagnostics
import SnippetCompiler
import Support

/// The compiler's answers on a course's samples, in a file that is committed with it, so that pages are the same on machines with
/// another compiler, or with none.
///
/// An entry holds only for the samples that it was made from, because they lend one another declarations: it is found by a hash
/// of them. The compiler that answered and the day stand beside it.
package struct EvidenceLedger: Sendable, Hashable {
    /// The file's name, at the course's root.
    package static let fileName = ReservedNames.evidence

    /// The known answers on samples that are compiled together: a lesson's, or those of a file that a lesson shows.
    package struct Entry: Codable, Sendable, Hashable {
        /// The file that holds the samples; for people alone, who look for it in a review.
        var path: String
        /// The compiler, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE), x86_64-unknown-linux-gnu`.
        package internal(set) var toolchain: String
        /// The day on which an answer last changed, `2026-11-23`.
        package internal(set) var date: String
        /// The answers, by the sample's index in the group; a missing one is not known.
        var samples: [String: RecordedAnswer]
    }

    /// The entries, by the hash of the question.
    private(set) var entries: [String: Entry] = [:]
    /// The files that samples' packages were built with, each with the SHA-256 of its text; they are not compiled again.
    private var packageFiles: [String: String] = [:]
    /// The indices of samples on which this machine's compiler gave no lasting answer, by the entries' keys; not part of the
    /// file.
    private(set) var unsettled: [String: Set<String>] = [:]

    init() {}

    /// - Throws: `DecodingError` if the text is not such a file.
    package init(json: [UInt8]) throws {
        let file = try JSONText.decode(File.self, from: json)
        guard file.schemaVersion == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "schemaVersion \(file.schemaVersion)")
            )
        }
        // A stranger may have written the file.
        entries = file.entries.mapValues { entry in
            var entry = entry
            entry.toolchain = ControlCharacters.replaced(entry.toolchain)
            entry.date = ControlCharacters.replaced(entry.date)
            for (place, answer) in entry.samples {
                entry.samples[place]?.toolchain = answer.toolchain.map(ControlCharacters.replaced)
            }
            return entry
        }
        packageFiles = file.packageFiles ?? [:]
    }

    /// The ledger as JSON in a fixed order, so that changes are easy to read in a review.
    package func json() throws -> String {
        let files = packageFiles.isEmpty ? nil : packageFiles
        return try JSONText.encode(File(schemaVersion: 1, entries: entries, packageFiles: files))
    }

    mutating func note(_ record: EvidenceRecord) {
        entries[record.key] = record.entry
        unsettled[record.key] = record.unsettled.isEmpty ? nil : record.unsettled
    }

    mutating func note(_ entry: Entry, of key: String) {
        entries[key] = entry
        unsettled[key] = nil
    }

    mutating func notePackageFile(_ file: SourceSlice) { packageFiles[file.path] = SHA256(file.bytes).text }

    /// Returns true if a package was built with a file in it, with the file's present text.
    func isOfPackage(_ file: SourceSlice) -> Bool {
        packageFiles[file.path].map { $0 == SHA256(file.bytes).text } ?? false
    }

    /// The number of samples with an answer.
    package var count: Int { entries.values.reduce(0) { $0 + $1.samples.count } }

    private struct File: Codable {
        let schemaVersion: Int
        let entries: [String: Entry]
        let packageFiles: [String: String]?
    }
}
