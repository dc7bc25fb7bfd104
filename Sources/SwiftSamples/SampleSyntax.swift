import SwiftParser
import SwiftSyntax

/// The only way to Swift's parser: a sample that would make it run without end, or out of stack, is refused.
public enum SampleSyntax {
    /// The nesting depth beyond which the parser reports an error, so that every walk over the tree stays bounded.
    private static let maximumNesting = 200

    /// Returns the tree of a sample, including parts that are no Swift.
    ///
    /// - Parameter source: valid UTF-8.
    /// - Throws: the reason why the parser isn't given the sample.
    public static func parse(_ source: [UInt8]) throws(SampleRefusal) -> SourceFileSyntax {
        try parse(source, scanned: SourceScan(source))
    }

    /// Returns the tree of a file of a program, which may be longer than a sample.
    ///
    /// - Parameter file: valid UTF-8.
    /// - Throws: the reason why the parser isn't given the file.
    public static func parse(file: [UInt8]) throws(SampleRefusal) -> SourceFileSyntax {
        try parse(file, scanned: SourceScan(file, largest: SampleLimits.bytesOfFile))
    }

    /// - Parameter scan: the scan of the same bytes.
    public static func parse(_ source: [UInt8], scanned scan: SourceScan) throws(SampleRefusal) -> SourceFileSyntax {
        if let refusal = scan.refusal { throw refusal }
        return source.withUnsafeBufferPointer {
            var parser = Parser($0, maximumNestingLevel: maximumNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// The tree of an empty sample.
    public static var empty: SourceFileSyntax {
        SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    }
}
