/// An error or warning of the Swift compiler.
struct CompilerMessage: Sendable, Hashable {
    enum Severity: String, Sendable { case error, warning }

    /// In bytes of the unit's text.
    let offset: Int
    let severity: Severity
    /// In the compiler's words, which are English.
    let text: String
    /// The diagnostic group that the compiler files it under, such as `ActorIsolatedCall`.
    let group: String?
    /// Where the notes behind it lead to; not remembered.
    var notes = Notes.nowhere
    /// Whether its place is only that of a note behind it, since it stands in what a macro has written; not remembered.
    var isOfMacro = false

    /// Whether it is that something is deprecated (Swift's diagnostic group of that name).
    var isOfDeprecation: Bool { group == "DeprecatedDeclaration" }

    /// Which files the notes behind a message lead to: where what it speaks of is declared.
    enum Notes: Sendable {
        case nowhere, ownFile, otherFiles

        /// The same of two messages that say the same of one place.
        func joined(with other: Notes) -> Notes {
            if self == other { return self }
            return self == .otherFiles || other == .otherFiles ? .otherFiles : .nowhere
        }
    }
}

/// The compiler's output, cut into messages: lines `file:line:column: error: text [#Group]` (`-diagnostic-style llvm
/// -print-diagnostic-groups`).
///
/// Samples have a say in it: texts of theirs appear in messages, line ends and all. Only a line that begins with the name of a file
/// that was given to the compiler is believed to have a place, and those names nobody knows beforehand (``UnitFiles``).
struct CompilerOutput {
    struct Entry {
        let line: Int
        let column: Int
        let severity: CompilerMessage.Severity
        let text: String
        var notes = CompilerMessage.Notes.nowhere
        var isOfMacro = false
    }

    /// By the file's name.
    private(set) var messages: [String: [Entry]] = [:]
    /// Errors without a place.
    private(set) var general: [String] = []
    /// Errors whose place lies in none of the files that the compiler was given.
    private(set) var elsewhere: [String] = []
    /// What the compiler was at when it broke down: numbered lines, the last the innermost.
    private var trace: [Substring] = []

    /// The file over which the compiler broke down, by its place.
    func broken(among files: [String]) -> Int? {
        trace.reversed().lazy.compactMap { line in files.firstIndex { Self.names($0, line) } }.first
    }

    /// Whether the compiler was at a file's code when it broke down, and not at what the file imports.
    func wasChecking(_ file: String) -> Bool {
        trace.contains { $0.contains("While type-checking") && Self.names(file, $0) }
    }

    private static func names(_ file: String, _ line: Substring) -> Bool {
        ["(at \(file):", "\"\(file)\"", "[\(file):", " \(file):"].contains { line.contains($0) }
    }

    /// - Parameter files: the names of the files that the compiler was given.
    init(_ output: [UInt8], of files: some Sequence<String>) {
        let files = Set(files)
        /// An error that has no place in a file of ours; one of the notes behind it may have.
        var stray: Stray?
        /// The file of the message that notes belong to.
        var noted: String?
        for line in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isLineEnd) {
            if line.dropFirst().hasPrefix(".\t") || line.dropFirst(2).hasPrefix(".\t"), !line.hasPrefix("0.") {
                trace.append(line)
            }
            guard let (found, kind, text) = Self.parts(of: line) else { continue }
            let place = found.flatMap { files.contains($0.file) ? $0 : nil }
            if let severity = CompilerMessage.Severity(rawValue: String(kind)) {
                if let stray { elsewhere.append(stray.text) }
                stray = nil
                noted = place?.file
                if let place {
                    add(Entry(line: place.line, column: place.column, severity: severity, text: text), to: place.file)
                } else if severity == .error {
                    if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:") {
                        general.append(text)
                    } else {
                        stray = Stray(text: text, isInMacro: Self.isInMacro(line))
                    }
                }
            } else if let found = stray, let place, found.isInMacro || text.hasPrefix("in expansion of macro") {
                // What a macro has written may say that it stands elsewhere, too.
                var entry = Entry(line: place.line, column: place.column, severity: .error, text: found.text)
                entry.isOfMacro = true
                add(entry, to: place.file)
                stray = nil
            } else if let found, !found.file.contains("/"), let noted, let last = messages[noted]?.indices.last {
                // What has a path is a module's.
                if found.file != noted {
                    messages[noted]?[last].notes = .otherFiles
                } else if messages[noted]?[last].notes == .nowhere {
                    messages[noted]?[last].notes = .ownFile
                }
            }
        }
        if let stray { elsewhere.append(stray.text) }
    }

    private struct Stray {
        let text: String
        /// Whether it stands in the text that a macro was expanded to, which may stand in another's.
        let isInMacro: Bool
    }

    private mutating func add(_ entry: Entry, to file: String) { messages[file, default: []].append(entry) }

    /// Whether a line's place is the text that a macro was expanded to; from Swift 6.3 on with the folder where it is kept.
    private static func isInMacro(_ line: Substring) -> Bool {
        line.hasPrefix("@__swiftmacro") || line.prefix { $0 != ":" }.contains("/@__swiftmacro")
    }

    private typealias Place = (file: String, line: Int, column: Int)

    /// - Returns: nil where the line says nothing of its own; no place where it has none, or one that is written otherwise.
    private static func parts(of line: Substring) -> (Place?, kind: Substring, text: String)? {
        // A text of a sample may follow, with all that makes a message: what comes first counts.
        let kinds: [Substring] = ["error", "warning", "note"]
        let found = kinds.compactMap { kind in line.firstRange(of: ": \(kind): ").map { (kind, $0) } }
        guard let (kind, separator) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else {
            // `error: …` without a place
            return line.hasPrefix("error: ") ? (nil, "error", String(line.dropFirst(7))) : nil
        }
        if line.hasPrefix("error: ") { return (nil, "error", String(line.dropFirst(7))) }
        let text = String(line[separator.upperBound...])
        let head = line[..<separator.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard head.count == 3, head[0].hasSuffix(".swift"), !isInMacro(line), let row = Int(head[1]),
            let column = Int(head[2])
        else { return (nil, kind, text) }
        return ((String(head[0]), row, column), kind, text)
    }

    /// The messages of a file as places in its text.
    func messages(of file: String, in text: [UInt8]) -> [CompilerMessage] {
        guard let found = messages[file] else { return [] }
        var starts = [0]
        for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        var places: [CompilerMessage: Int] = [:]
        return found.reduce(into: []) { messages, entry in
            guard entry.line >= 1, entry.line <= starts.count else { return }
            let (message, group) = Self.group(in: entry.text)
            let result = CompilerMessage(
                offset: min(starts[entry.line - 1] + max(0, entry.column - 1), text.count),
                severity: entry.severity,
                text: message,
                group: group
            )
            if let place = places[result] {
                messages[place].notes = messages[place].notes.joined(with: entry.notes)
            } else {
                places[result] = messages.count
                messages.append(result)
                messages[messages.count - 1].notes = entry.notes
                messages[messages.count - 1].isOfMacro = entry.isOfMacro
            }
        }
    }

    /// `text [#Group]`, cut in two.
    private static func group(in text: String) -> (String, String?) {
        guard text.hasSuffix("]"), let start = text.range(of: " [#", options: .backwards) else { return (text, nil) }
        return (String(text[..<start.lowerBound]), String(text[start.upperBound...].dropLast()))
    }
}

extension String {
    fileprivate enum SearchOption { case backwards }

    /// Where a text stands last.
    fileprivate func range(of text: String, options: SearchOption) -> Range<String.Index>? {
        ranges(of: text).last
    }
}
