import Diagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses a sample in the shape it has.
enum SnippetParser {
    /// Deeper nesting than this is a fault of syntax: nobody reads it, and every walk over the tree stays bounded.
    private static let maximumNesting = 200

    static func parse(_ snippet: Snippet) -> ParsedSnippet {
        let bytes = snippet.source.bytes
        let scan = SourceScan(bytes)
        let elisions = Elisions(in: bytes, scan: scan)
        let plain = attempt(elisions.parsedBytes, wrapping: nil)
        var best = (attempt: plain, shape: shape(of: plain))
        if !plain.faults.isEmpty {
            for wrapping in Wrapping.all(for: elisions.parsedBytes) {
                let wrapped = attempt(elisions.parsedBytes, wrapping: wrapping)
                if wrapped.faults.isEmpty {
                    best = (wrapped, wrapping.shape)
                    break
                }
            }
        }
        return ParsedSnippet(
            snippet: snippet,
            bytes: bytes,
            scan: scan,
            elisions: elisions.ranges,
            shape: elisions.ranges.isEmpty && !snippet.isExcerpt ? best.shape : .fragment,
            tree: best.attempt.tree,
            prefixLength: best.attempt.prefixLength,
            syntaxFaults: best.attempt.faults
        )
    }

    private struct Attempt {
        let tree: SourceFileSyntax
        let prefixLength: Int
        let faults: [SyntaxFault]
    }

    private static func attempt(_ bytes: [UInt8], wrapping: Wrapping?) -> Attempt {
        let prefix = wrapping.map { Array($0.prefix.utf8) } ?? []
        let source = wrapping.map { prefix + bytes + Array($0.suffix.utf8) } ?? bytes
        let tree = source.withUnsafeBufferPointer {
            var parser = Parser($0, maximumNestingLevel: maximumNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
        guard tree.hasError else { return Attempt(tree: tree, prefixLength: prefix.count, faults: []) }
        let faults = ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { diagnostic -> SyntaxFault? in
            guard diagnostic.diagMessage.severity == .error else { return nil }
            let message = diagnostic.message
            if message.contains("editor placeholder") { return nil }
            let start = min(max(diagnostic.position.utf8Offset - prefix.count, 0), bytes.count)
            return SyntaxFault(
                range: start..<tokenEnd(in: bytes, from: start),
                message: message,
                isUnbalanced: isUnbalanced(message)
            )
        }
        // One fault a place: what follows from the first helps nobody
        var places: Set<Int> = []
        return Attempt(
            tree: tree,
            prefixLength: prefix.count,
            faults: faults.filter { places.insert($0.range.lowerBound).inserted }
        )
    }

    /// The end of the word or sign at the offset, which is what a reader sees underlined.
    private static func tokenEnd(in bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count else { return start }
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        if bytes[start] == UInt8(ascii: "\n") || bytes[start] == UInt8(ascii: "\r") { return start }
        var end = start + 1
        if isWord(bytes[start]) {
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
        }
        return end
    }

    private static func isUnbalanced(_ message: String) -> Bool {
        ["expected '}'", "expected ')'", "expected ']'", "extraneous '}'", "extraneous ')'", "extraneous brace"]
            .contains { message.contains($0) }
    }

    private static func shape(of attempt: Attempt) -> SnippetShape {
        var declarations = 0
        var properties = 0
        var expressions = 0
        var statements = 0
        for item in attempt.tree.statements {
            switch item.item {
            case .decl(let declaration):
                switch declaration.kind {
                case .importDecl: return .file
                case .variableDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: properties += 1
                default: declarations += 1
                }
            case .stmt: statements += 1
            case .expr: expressions += 1
            }
        }
        if statements == 0, expressions == 1, declarations + properties == 0 { return .expression }
        if statements + expressions > 0 { return .statements }
        return declarations > 0 || properties == 0 ? .declarations : .members
    }
}
