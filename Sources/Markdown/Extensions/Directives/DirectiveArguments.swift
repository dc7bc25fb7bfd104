import Diagnostics
import Support

/// The arguments in a directive's parentheses: `name: value` or a value, separated by commas.
///
/// Values end on their line, and only those in quotes may hold spaces or brackets, so that text isn't taken for arguments if a
/// quote or the closing parenthesis is missing.
struct DirectiveArguments {
    private(set) var arguments: [Container.Argument] = []
    /// The offset behind the closing parenthesis; that of the opening one if there is none.
    private(set) var end: Int
    /// True if all arguments could be read up to a closing parenthesis; otherwise ``arguments`` are those before the fault.
    private(set) var isClosed = false

    /// The largest distance, in bytes, at which a closing parenthesis is looked for, so that each directive is read in bounded
    /// time.
    private static let longest = 2_000
    private static let most = 50

    /// - Parameter start: The offset of the opening parenthesis.
    init(_ bytes: [UInt8], from start: Int, of file: SourceFile) {
        let limit = min(bytes.count, start + Self.longest)
        var index = start + 1
        end = start
        while true {
            Self.skipSpaces(bytes, &index, limit)
            guard index < limit else { return }
            if bytes[index] == UInt8(ascii: ")") {
                (end, isClosed) = (index + 1, true)
                return
            }
            guard let argument = Self.argument(bytes, &index, limit, file) else { return }
            if arguments.count < Self.most { arguments.append(argument) }
            Self.skipSpaces(bytes, &index, limit)
            guard index < limit else { return }
            if bytes[index] == UInt8(ascii: ",") {
                index += 1
            } else if bytes[index] != UInt8(ascii: ")") {
                // A word before an unreadable value may be anything: `previousFile: file: Name.swift`.
                if bytes[index] == UInt8(ascii: ":") { arguments.removeLast() }
                return
            }
        }
    }

    private static func argument(
        _ bytes: [UInt8],
        _ index: inout Int,
        _ limit: Int,
        _ file: SourceFile
    ) -> Container.Argument? {
        let start = index
        var name: Range<Int>?
        var probe = index
        while probe < limit, bytes[probe].isIdentifierByte { probe += 1 }
        let word = index..<probe
        skipSpaces(bytes, &probe, limit)
        if !word.isEmpty, probe < limit, bytes[probe] == UInt8(ascii: ":") {
            name = word
            index = probe + 1
            skipSpaces(bytes, &index, limit)
        }
        guard let value = value(bytes, &index, limit) else { return nil }
        return Container.Argument(
            name: name.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "",
            value: String(decoding: value, as: UTF8.self),
            range: file.range(start..<index)
        )
    }

    /// Reads a text in quotes, in which `\` escapes the next character, or a word; nil if there is neither.
    private static func value(_ bytes: [UInt8], _ index: inout Int, _ limit: Int) -> [UInt8]? {
        guard index < limit else { return nil }
        if bytes[index] == UInt8(ascii: "\"") {
            var value: [UInt8] = []
            index += 1
            while index < limit, bytes[index] != UInt8(ascii: "\"") {
                if bytes[index] == UInt8(ascii: "\\"), index + 1 < limit { index += 1 }
                guard !bytes[index].isLineEnding else { return nil }
                value.append(bytes[index])
                index += 1
            }
            guard index < limit else { return nil }
            index += 1
            return value
        }
        let start = index
        while index < limit, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: ")"),
            !bytes[index].isWhitespace
        {
            guard !"\"(){}@".utf8.contains(bytes[index]) else { return nil }
            index += 1
        }
        // A colon behind a word means that the word is a name: `previousFile: file: Name.swift`.
        guard index > start, bytes[index - 1] != UInt8(ascii: ":") else { return nil }
        return Array(bytes[start..<index])
    }

    private static func skipSpaces(_ bytes: [UInt8], _ index: inout Int, _ limit: Int) {
        while index < limit, bytes[index].isWhitespace { index += 1 }
    }
}
