import Foundation
@_exported import UniformTypeIdentifiers

public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
}

@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
        _ first: C1,
        _ second: C2
    ) -> _TransferPair<C1, C2> where C1.Item == Item, C2.Item == Item { _TransferPair() }
    public static func buildBlock<
        C1: TransferRepresentation,
        C2: TransferRepresentation,
        C3: TransferRepresentation
    >(_ first: C1, _ second: C2, _ third: C3) -> _TransferPair<C1, C2>
    where C1.Item == Item, C2.Item == Item, C3.Item == Item { _TransferPair() }
}

public struct _TransferPair<First: TransferRepresentation, Second: TransferRepresentation>:
    TransferRepresentation
{
    public typealias Item = First.Item
}

public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}
    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

public struct SentTransferredFile: Sendable {
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {}
}
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// A representation of a type that the system already knows.
public struct _SystemRepresentation<Item: Transferable>: TransferRepresentation {}

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
