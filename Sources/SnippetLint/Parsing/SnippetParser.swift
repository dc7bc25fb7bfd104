import Diagnostics
import SwiftDiagnostics
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
        if let offset = scan.excessiveNesting { return refused(snippet, bytes, scan, at: offset) }
        let elisions = Elisions(in: bytes, scan: scan)
        let first = tree(of: elisions.parsedBytes)
        var reading = Reading(tree: first, shape: shape(of: first), elisions: elisions.ranges)
        if first.hasError {
            if let whole = whole(around: elisions.parsedBytes, elisions.ranges) {
                reading = whole
            } else if let second = SecondReading(of: elisions, in: bytes, scan: scan),
                let forgiven = forgiven(second.bytes, second.ranges)
            {
                reading = forgiven
            } else {
                reading.faults = syntaxFaults(in: first, bytes: bytes)
            }
        }
        return ParsedSnippet(
            snippet: snippet,
            bytes: bytes,
            scan: scan,
            elisions: reading.elisions,
            shape: reading.elisions.isEmpty && !snippet.isExcerpt ? reading.shape : .fragment,
            tree: reading.tree,
            prefixLength: reading.prefixLength,
            syntaxFaults: reading.faults
        )
    }

    /// One way to take a sample.
    private struct Reading {
        let tree: SourceFileSyntax
        let shape: SnippetShape
        let elisions: [Range<Int>]
        var prefixLength = 0
        var faults: [SyntaxFault] = []
    }

    private static func forgiven(_ bytes: [UInt8], _ elisions: [Range<Int>]) -> Reading? {
        let tree = tree(of: bytes)
        if !tree.hasError { return Reading(tree: tree, shape: shape(of: tree), elisions: elisions) }
        return whole(around: bytes, elisions)
    }

    /// A sample that nests too deeply to be parsed safely.
    private static func refused(_ snippet: Snippet, _ bytes: [UInt8], _ scan: SourceScan, at offset: Int)
        -> ParsedSnippet
    {
        let fault = SyntaxFault(
            range: offset..<min(offset + 1, bytes.count),
            message: "this nests too deeply to be checked",
            isUnbalanced: false
        )
        return ParsedSnippet(
            snippet: snippet,
            bytes: bytes,
            scan: scan,
            elisions: [],
            shape: .fragment,
            tree: tree(of: []),
            prefixLength: 0,
            syntaxFaults: [fault]
        )
    }

    private static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer {
            var parser = Parser($0, maximumNestingLevel: maximumNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// The first whole that the sample is a piece of without a fault.
    private static func whole(around bytes: [UInt8], _ elisions: [Range<Int>]) -> Reading? {
        for wrapping in Wrapping.all(for: bytes) {
            let tree = tree(of: Array(wrapping.prefix.utf8) + bytes + Array(wrapping.suffix.utf8))
            guard !tree.hasError else { continue }
            return Reading(
                tree: tree,
                shape: wrapping.shape,
                elisions: elisions,
                prefixLength: wrapping.prefix.utf8.count
            )
        }
        return nil
    }

    private static func syntaxFaults(in tree: SourceFileSyntax, bytes: [UInt8]) -> [SyntaxFault] {
        // One fault a place: what follows from the first helps nobody
        var places: Set<Int> = []
        return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { diagnostic -> SyntaxFault? in
            guard diagnostic.diagMessage.severity == .error else { return nil }
            let start = min(diagnostic.position.utf8Offset, bytes.count)
            guard places.insert(start).inserted else { return nil }
            let message = diagnostic.message
            return SyntaxFault(
                range: start..<tokenEnd(in: bytes, from: start),
                message: message,
                isUnbalanced: isUnbalanced(message)
            )
        }
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
            .contains { message.hasPrefix($0) }
    }

    private static func shape(of tree: SourceFileSyntax) -> SnippetShape {
        var declarations = 0
        var properties = 0
        var expressions = 0
        var statements = 0
        for item in tree.statements {
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
