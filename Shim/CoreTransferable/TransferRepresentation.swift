import Foundation

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public typealias Representation = Never
    public static var transferRepresentation: Never { fatalError("Never is not transferred") }
    public var body: Never { fatalError("Never has no body") }
}
/// A representation without a body of its own.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}
extension _PrimitiveTransferRepresentation {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
public struct TransferRepresentationVisibility: Hashable, Sendable {
    let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
extension TransferRepresentation {
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        self
    }
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
        -> some TransferRepresentation<Item>
    { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}
public struct TupleTransferRepresentation<Item: Transferable, Value>: _PrimitiveTransferRepresentation {
    init() {}
}
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content)
        -> TupleTransferRepresentation<Item, (repeat each Content)>
    { TupleTransferRepresentation() }
}

public struct CodableRepresentation<Item: Transferable & Codable>: _PrimitiveTransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    public init<Encoder: Sendable, Decoder: Sendable>(
        for itemType: Item.Type = Item.self,
        contentType: UTType,
        encoder: Encoder,
        decoder: Decoder
    ) {}
}

public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    _PrimitiveTransferRepresentation
{
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
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

public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
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
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}
