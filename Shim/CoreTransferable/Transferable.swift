import Foundation
@_exported import UniformTypeIdentifiers

public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
extension Transferable {
    public init(importing data: Data, contentType: UTType?) async throws { throw _NothingTransferred() }
    public init(importing file: URL, contentType: UTType?) async throws { throw _NothingTransferred() }
    public var suggestedFilename: String? { nil }
    public func exported(as contentType: UTType?) async throws -> Data { throw _NothingTransferred() }
    public func export(to fileURL: URL, contentType: UTType?) async throws { throw _NothingTransferred() }
    public func withExportedFile<Result>(
        contentType: UTType?,
        fileHandler: (URL) async throws -> Result
    ) async throws -> Result { throw _NothingTransferred() }
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] { [] }
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] { [] }
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility) -> [UTType] { [] }
    public static func importedContentTypes() -> [UTType] { [] }
}
struct _NothingTransferred: Error {}

/// A representation of a type that the system already knows.
public struct _SystemRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        _SystemRepresentation<String>()
    }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        _SystemRepresentation<Data>()
    }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        _SystemRepresentation<URL>()
    }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        _SystemRepresentation<AttributedString>()
    }
}
