import Course
import Diagnostics
import Markdown
import Support

/// A test in a comment below a sample, in the format of *The Swift Programming Language*: the sample as it is run, with its
/// expected output and the expected messages of the compiler.
///
///     <!--
///       - test: `name`
///
///       ```swifttest
///       -> var sum = 1 + 2
///       >> print(sum)
///       << 3
///       ```
///     -->
///
/// Code after `->` is shown to readers, code after `>>` is not; a line without a sign continues the code. `<<` and `<-` precede a
/// line of output, `/>` the text of a line that is printed, and `</` its result. `!!` and `!$` precede a message of the compiler,
/// with the source line and the marks below it; `xx` precedes the description of the crash that ends the program. Tests of one
/// name in a file are one program; a part may belong to several: `one, other`.
struct CommentTest: Sendable {
    struct Expected: Sendable, Equatable {
        enum Kind: Sendable, Equatable { case output, error, warning, crash }

        let kind: Kind
        let text: String
        let range: SourceRange
    }

    let name: String
    /// The range of its first part in the file.
    let range: SourceRange
    /// The program.
    private(set) var text: [UInt8] = []
    /// The expectations, in the order of the file.
    private(set) var expected: [Expected] = []
    /// The origin of each line of the program: its start there and in the file.
    private var lines: [(text: Int, file: Int)] = []

    var expectsErrors: Bool { expected.contains { $0.kind == .error } }
    /// True if the program is a type with `@main` and not a script; a test may expect that the compiler refuses it as a script.
    var isLibrary: Bool {
        text.contains(bytes: "@main".utf8) && !expected.contains { $0.text.contains("top-level code") }
    }
    var runs: Bool { expected.contains { $0.kind == .output || $0.kind == .crash } }
    /// True if the program asks for versions of systems.
    var looksAtVersions: Bool { text.contains(bytes: "available(".utf8) }
    var outputs: [Expected] { expected.filter { $0.kind == .output } }

    /// The range in the file of a byte of the program.
    func place(of offset: Int, in file: SourceFile) -> SourceRange {
        let next = lines.partitioningIndex { $0.text > offset }
        guard next > 0 else { return range }
        let line = lines[next - 1]
        let start = min(line.file + offset - line.text, file.bytes.count)
        var end = start
        while end < file.bytes.count, file.bytes[end].isIdentifierByte { end += 1 }
        return file.range(start..<max(end, min(start + 1, file.bytes.count)))
    }

    init(name: String, range: SourceRange) { (self.name, self.range) = (name, range) }

    // MARK: Reading

    /// Appends a line of a part.
    ///
    /// - Parameters:
    ///   - start: the offset at which the line begins in the comment.
    ///   - isCode: true if a line without a sign continues the code before it.
    mutating func append(_ line: ArraySlice<UInt8>, at start: Int, of slice: SourceSlice, isCode: inout Bool) {
        let sign = String(decoding: line.prefix(2), as: UTF8.self)
        let rest = line.dropFirst(line.dropFirst(2).first == UInt8(ascii: " ") ? 3 : 2)
        let place = start + (rest.startIndex - line.startIndex)
        func expect(_ kind: Expected.Kind, _ text: ArraySlice<UInt8>) {
            let range = slice.range(place..<place + rest.count)
            expected.append(Expected(kind: kind, text: String(decoding: text, as: UTF8.self), range: range))
        }
        switch sign {
        case "->", ">>":
            isCode = true
            append(code: rest, from: slice.fileOffset(at: place))
        case "/>":
            isCode = false
            append(code: Array("print(\"".utf8) + rest + Array("\")".utf8), from: slice.fileOffset(at: place))
        case "<<", "<-", "</":
            isCode = false
            expect(.output, rest)
        case "xx":
            isCode = false
            expect(.crash, rest)
        case "!!", "!$":
            isCode = false
            let text = Self.message(rest)
            for (word, kind) in [("error: ", Expected.Kind.error), ("warning: ", .warning)]
            where text.starts(with: word.utf8) {
                expect(kind, text.dropFirst(word.utf8.count))
            }
        default:
            guard isCode else { return }
            // A line that continues code is indented as far as that code.
            let margin = line.prefix(3).prefix(while: \.isSpaceOrTab).count
            append(code: line.dropFirst(margin), from: slice.fileOffset(at: start + margin))
        }
    }

    /// A message without the place that may precede it: `<REPL Input>:1:19: error: …`, `/tmp/swifttest.swift:3:5: error: …`.
    private static func message(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let text = line.drop(while: \.isSpaceOrTab)
        guard text.first == UInt8(ascii: "<") || text.first == UInt8(ascii: "/"),
            let place = text.firstRange(ofBytes: ": ".utf8)
        else { return text }
        return text[place.upperBound...]
    }

    private mutating func append(code: some Collection<UInt8>, from offset: Int) {
        lines.append((text.count, offset))
        text += code
        text.append(UInt8(ascii: "\n"))
    }
}
