import Diagnostics

extension DocumentMessage {
    /// Returns the message as its translator reads it: without the signs of quotes and lists before its lines.
    package func text(in file: SourceFile) -> String {
        let bytes = file.bytes[range]
        switch form {
        case .code, .line: return String(decoding: bytes, as: UTF8.self)
        case .lines(let prefix), .codeBlock(let prefix):
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().map { line in
                var text = line.element
                if text.last == 0x0D { text.removeLast() }
                guard line.offset > 0 else { return text }
                guard !text.starts(with: prefix) else { return text.dropFirst(prefix.count) }
                // A line of a paragraph may be less indented than the first (CommonMark, “laziness”).
                return text.drop { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") && prefix.contains($0) }
            }
            return String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
        }
    }

    /// True for code, in which every sign counts.
    package var isCode: Bool {
        switch form {
        case .code, .codeBlock: true
        case .line, .lines: false
        }
    }
}
