/// An error or warning of the Swift compiler.
struct CompilerMessage: Sendable, Hashable {
    enum Severity: String, Sendable { case error, warning }

    /// The offset in the unit's text, in bytes.
    let offset: Int
    let severity: Severity
    /// The message in the compiler's words, which are English.
    let text: String
    /// The diagnostic group of the message, such as `ActorIsolatedCall`.
    let group: String?
    /// The files in which its notes lie; not cached.
    var notes = Notes.nowhere
    /// True if the message lies in a macro's expansion, so that its place is that of a note; not cached.
    var isOfMacro = false

    /// True for a deprecation (Swift's diagnostic group of that name).
    var isOfDeprecation: Bool { group == "DeprecatedDeclaration" }

    /// The files in which the notes of a message lie: where its subject is declared.
    enum Notes: Sendable {
        case nowhere, ownFile, otherFiles

        /// The value for two equal messages at one place.
        func joined(with other: Notes) -> Notes {
            if self == other { return self }
            return self == .otherFiles || other == .otherFiles ? .otherFiles : .nowhere
        }
    }
}

/// The compiler's output, cut into messages: lines `file:line:column: error: text [#Group]` (`-diagnostic-style llvm
/// -print-diagnostic-groups`).
///
/// Samples can influence it: their texts appear in messages, with line ends. Only a line that begins with the name of a file
/// given to the compiler counts as a message with a place, and nobody knows those names beforehand (``UnitFiles``).
struct CompilerOutput {
    struct Entry {
        let line: Int
        let column: Int
        let severity: CompilerMessage.Severity
        let text: String
        var notes = CompilerMessage.Notes.nowhere
        var isOfMacro = false
    }

    /// The messages by file name.
    private(set) var messages: [String: [Entry]] = [:]
    /// Errors without a place.
    private(set) var general: [String] = []
    /// Errors whose place lies in none of the files that the compiler was given.
    private(set) var elsewhere: [String] = []
    /// The compiler's activity when it crashed: numbered lines, the innermost last.
    private var trace: [Substring] = []

    /// The index of the file on which the compiler crashed; nil if the output names none.
    func broken(among files: [String]) -> Int? {
        trace.reversed().lazy.compactMap { line in files.firstIndex { Self.names($0, line) } }.first
    }

    /// True if the compiler was type-checking a file's code when it crashed, and not its imports.
    func wasChecking(_ file: String) -> Bool {
        trace.contains { $0.contains("While type-checking") && Self.names(file, $0) }
    }

    private static func names(_ file: String, _ line: Substring) -> Bool {
        ["(at \(file):", "\"\(file)\"", "[\(file):", " \(file):"].contains { line.contains($0) }
    }

    /// - Parameter files: The names of the files that the compiler was given.
    init(_ output: [UInt8], of files: some Sequence<String>) {
        let files = Set(files)
        /// An error outside of the given files; one of its notes may lie in one of them.
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
                // A macro's expansion may claim another place too.
                var entry = Entry(line: place.line, column: place.column, severity: .error, text: found.text)
                entry.isOfMacro = true
                add(entry, to: place.file)
                stray = nil
            } else if let found, !found.file.contains("/"), let noted, let last = messages[noted]?.indices.last {
                // A file with a path belongs to another module.
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
        /// True if the error lies in a macro's expansion, which may be nested in another macro's.
        let isInMacro: Bool
    }

    private mutating func add(_ entry: Entry, to file: String) { messages[file, default: []].append(entry) }

    /// True if a line's place is a macro's expansion; since Swift 6.3 with the folder that holds it.
    private static func isInMacro(_ line: Substring) -> Bool {
        line.hasPrefix("@__swiftmacro") || line.prefix { $0 != ":" }.contains("/@__swiftmacro")
    }

    private typealias Place = (file: String, line: Int, column: Int)

    /// - Returns: Nil for a line without a message; no place if the message has none, or one in another form.
    private static func parts(of line: Substring) -> (Place?, kind: Substring, text: String)? {
        // A sample's text may contain a whole message too: the first one on the line counts.
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

    /// The messages of a file, with their offsets in its text.
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

    /// Splits `text [#Group]` into text and group.
    private static func group(in text: String) -> (String, String?) {
        guard text.hasSuffix("]"), let start = text.range(of: " [#", options: .backwards) else { return (text, nil) }
        return (String(text[..<start.lowerBound]), String(text[start.upperBound...].dropLast()))
    }
}

extension String {
    fileprivate enum SearchOption { case backwards }

    /// The last occurrence of a text.
    fileprivate func range(of text: String, options: SearchOption) -> Range<String.Index>? {
        ranges(of: text).last
    }
}
