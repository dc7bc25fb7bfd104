import Course
import Diagnostics
import SnippetCompiler
import Support

/// What the compiler has said of a course's samples, in a file that is committed with it: so pages are the same on machines
/// with another compiler, or with none.
///
/// An entry holds for the very samples that it was made of, since these lend one another declarations: it is found by a hash
/// of them. Which compiler said so, and when, stands beside it.
public struct EvidenceLedger: Sendable, Hashable {
    /// The file's name, at the course's root.
    public static let fileName = ReservedNames.evidence

    /// What is known of samples that are compiled together: a lesson's, or a file's that a lesson shows.
    public struct Entry: Codable, Sendable, Hashable {
        /// The file they stand in; for people alone, who look for it in a review.
        var path: String
        /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE), x86_64-unknown-linux-gnu`.
        public internal(set) var toolchain: String
        /// The day of the last answer that was another, `2026-11-23`.
        public internal(set) var date: String
        /// By the sample's place among them. Where one is missing, nothing is known of it.
        var samples: [String: RecordedAnswer]
    }

    /// By the hash of what was asked.
    private(set) var entries: [String: Entry] = [:]
    /// The files that samples' packages were built with, each with the SHA-256 of its text; they are not compiled again.
    private var packageFiles: [String: String] = [:]
    /// The places of samples on which the compiler's machine has come to nothing that holds, by the entries' keys; no part of
    /// the file.
    private(set) var unsettled: [String: Set<String>] = [:]

    init() {}

    /// - Throws: `DecodingError` where the text is no such file.
    public init(json: [UInt8]) throws {
        let file = try JSONText.decode(File.self, from: json)
        guard file.schemaVersion == 1 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "schemaVersion \(file.schemaVersion)")
            )
        }
        // A stranger may have written it.
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

    /// The ledger as JSON in a fixed order, so that its changes read well in a review.
    public func json() throws -> String {
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

    /// Whether a package was built with a file in it, as the file is now.
    func isOfPackage(_ file: SourceSlice) -> Bool {
        packageFiles[file.path].map { $0 == SHA256(file.bytes).text } ?? false
    }

    /// How many samples it has an answer on.
    public var count: Int { entries.values.reduce(0) { $0 + $1.samples.count } }

    private struct File: Codable {
        let schemaVersion: Int
        let entries: [String: Entry]
        let packageFiles: [String: String]?
    }
}
