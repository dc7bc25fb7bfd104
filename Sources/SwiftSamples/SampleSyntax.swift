import SwiftParser
import SwiftSyntax

/// The one way to Swift's parser: nothing reaches it that would make it run on without end, or out of stack.
public enum SampleSyntax {
    /// Deeper nesting than this is a fault of syntax: every walk over the tree stays bounded.
    private static let maximumNesting = 200

    /// The tree of a sample; parts that are no Swift are in it as such.
    ///
    /// - Parameter source: valid UTF-8.
    /// - Throws: the reason why the parser isn't asked.
    public static func parse(_ source: [UInt8]) throws(SampleRefusal) -> SourceFileSyntax {
        try parse(source, scanned: SourceScan(source))
    }

    /// - Parameter scan: what was found in the same bytes.
    public static func parse(_ source: [UInt8], scanned scan: SourceScan) throws(SampleRefusal) -> SourceFileSyntax {
        if let refusal = scan.refusal { throw refusal }
        return source.withUnsafeBufferPointer {
            var parser = Parser($0, maximumNestingLevel: maximumNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// A sample of nothing.
    public static var empty: SourceFileSyntax {
        SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    }
}
