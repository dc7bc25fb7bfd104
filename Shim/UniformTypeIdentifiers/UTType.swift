@_exported import AppleFoundation
import Foundation

public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        identifier = filenameExtension
    }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }
    init(known: String) { identifier = "public." + known }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { identifier = mimeType }
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) { identifier = tag }
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] { [] }
    public typealias ReferenceType = UTTypeReference
    public func isSubtype(of type: UTType) -> Bool { false }
    public func isSupertype(of type: UTType) -> Bool { false }
    public var preferredMIMEType: String? { nil }
    public var referenceURL: URL? { nil }
    public var version: Int? { nil }
    public var supertypes: Set<UTType> { [] }
    public var tags: [UTTagClass: [String]] { [:] }
    public var isDeclared: Bool { true }
    public var isDynamic: Bool { false }
    public var isPublic: Bool { true }
    public var preferredFilenameExtension: String? { nil }
    public var localizedDescription: String? { nil }
    public func conforms(to type: UTType) -> Bool { self == type }
    public static var item: UTType { UTType(known: "item") }
    public static var content: UTType { UTType(known: "content") }
    public static var data: UTType { UTType(known: "data") }
    public static var text: UTType { UTType(known: "text") }
    public static var plainText: UTType { UTType(known: "plain-text") }
    public static var utf8PlainText: UTType { UTType(known: "utf8-plain-text") }
    public static var rtf: UTType { UTType(known: "rtf") }
    public static var html: UTType { UTType(known: "html") }
    public static var json: UTType { UTType(known: "json") }
    public static var xml: UTType { UTType(known: "xml") }
    public static var commaSeparatedText: UTType { UTType(known: "comma-separated-values-text") }
    public static var image: UTType { UTType(known: "image") }
    public static var png: UTType { UTType(known: "png") }
    public static var jpeg: UTType { UTType(known: "jpeg") }
    public static var gif: UTType { UTType(known: "gif") }
    public static var heic: UTType { UTType(known: "heic") }
    public static var pdf: UTType { UTType(known: "pdf") }
    public static var movie: UTType { UTType(known: "movie") }
    public static var video: UTType { UTType(known: "video") }
    public static var audio: UTType { UTType(known: "audio") }
    public static var mpeg4Movie: UTType { UTType(known: "mpeg-4") }
    public static var folder: UTType { UTType(known: "folder") }
    public static var directory: UTType { UTType(known: "directory") }
    public static var fileURL: UTType { UTType(known: "file-url") }
    public static var url: UTType { UTType(known: "url") }
    public static var zip: UTType { UTType(known: "zip-archive") }
    public static var sourceCode: UTType { UTType(known: "source-code") }
    public static var swiftSource: UTType { UTType(known: "swift-source") }
}
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var filenameExtension: UTTagClass { .init(rawValue: "filenameExtension") }
    public static var mimeType: UTTagClass { .init(rawValue: "mimeType") }
}
