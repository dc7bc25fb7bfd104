import Support
import SwiftSamples
import SwiftSyntax

/// The documentation comments of a Swift file, and the types that it declares.
package struct CommentedFile: Sendable {
    /// In the order of the file.
    package let comments: [DocumentationComment]
    package let types: DeclaredTypes

    /// Reads a file. Its time and memory grow with the length of the file, up to ``SwiftSamples/SampleLimits/bytesOfFile``.
    ///
    /// - Parameter bytes: valid UTF-8.
    /// - Throws: the reason why Swift's parser isn't given the file.
    package init(_ bytes: [UInt8]) throws(SampleRefusal) {
        let tree = try SampleSyntax.parse(file: bytes)
        (comments, types) = bytes.withUnsafeBufferPointer { bytes in
            var reader = DeclarationReader(bytes)
            reader.read(tree.statements.lazy.compactMap { $0.item.as(DeclSyntax.self) }, in: DeclarationScope())
            return (reader.comments, reader.types)
        }
    }
}
