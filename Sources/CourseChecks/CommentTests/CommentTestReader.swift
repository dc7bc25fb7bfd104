import Course
import Diagnostics
import Markdown
import Support

/// Reads the tests in comments.
struct CommentTestReader {
    /// The tests, in the order of their first parts.
    private(set) var tests: [CommentTest] = []
    /// Findings for names that are left out.
    private(set) var findings: [Diagnostic] = []
    private var places: [String: Int] = [:]

    private static let fence = Array("```swifttest".utf8)
    private static let mark = Array("- test: `".utf8)
    /// The largest number of tests that a part may belong to: each has its own copy of the part.
    static let mostNames = 100
    /// The longest name of a test, in bytes; longer ones name no test.
    static let longestName = 200

    /// Returns true if a comment holds a test.
    static func isTest(_ comment: Comment) -> Bool {
        comment.isBlock && comment.slice.bytes.contains(bytes: fence)
    }

    init() {}

    /// Reads the tests of a document.
    init(_ document: Document) {
        for comment in document.comments where Self.isTest(comment) { read(comment) }
    }

    mutating func read(_ comment: Comment) {
        let slice = comment.slice
        var open: (tests: [Int], indent: Int)?
        var named: (names: [String], range: SourceRange)?
        var isCode = false
        var start = 0
        for line in slice.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            let content = line.drop(while: \.isSpaceOrTab)
            let indent = content.startIndex - line.startIndex
            guard let (parts, base) = open else {
                if content.starts(with: Self.mark) {
                    let range = slice.range(start + indent..<start + line.count)
                    named = (names(in: content.dropFirst(Self.mark.count), at: range), range)
                } else if content.starts(with: Self.fence), let (names, range) = named {
                    open = (names.map { place(of: $0, at: range) }, indent)
                    isCode = false
                }
                continue
            }
            guard !content.starts(with: "```".utf8) else {
                open = nil
                continue
            }
            let own = line.dropFirst(min(indent, base))
            let wasCode = isCode
            for test in parts {
                isCode = wasCode
                tests[test].append(own, at: start + (own.startIndex - line.startIndex), of: slice, isCode: &isCode)
            }
        }
    }

    private mutating func place(of name: String, at range: SourceRange) -> Int {
        if let known = places[name] { return known }
        places[name] = tests.count
        tests.append(CommentTest(name: name, range: range))
        return tests.count - 1
    }

    /// The names after the first backtick: `one, two`, `three`.
    private mutating func names(in line: ArraySlice<UInt8>, at range: SourceRange) -> [String] {
        let words = line.split { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: ",") }
        let names = words.lazy.map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } }
            .filter { !$0.isEmpty }
        let used = names.filter { $0.utf8.count <= Self.longestName }.prefix(Self.mostNames)
        if used.count < names.count { findings.append(CommentTestCheck.leftOutNames(names.count - used.count, range)) }
        return Array(used)
    }
}
