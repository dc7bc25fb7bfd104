import Foundation

/// The class of Objective-C behind UTType.
open class UTTypeReference: NSObject, @unchecked Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public convenience init?(filenameExtension: String) { self.init(filenameExtension) }
    public convenience init?(filenameExtension: String, conformingTo supertype: UTType) { self.init(filenameExtension) }
    public convenience init?(mimeType: String) { self.init(mimeType) }
    public convenience init?(mimeType: String, conformingTo supertype: UTType) { self.init(mimeType) }
    public convenience init?(tag: String, tagClass: String, conformingToType supertype: UTType?) { self.init(tag) }
    public init(exportedAs identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parentType: UTType) { self.identifier = identifier }
    public init(importedAs identifier: String) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parentType: UTType) { self.identifier = identifier }
    open func conforms(to type: UTType) -> Bool { identifier == type.identifier }
    open func isSubtype(of type: UTType) -> Bool { false }
    open func isSupertype(of type: UTType) -> Bool { false }
    open var isDeclared: Bool { true }
    open var isDynamic: Bool { false }
    open var isPublic: Bool { true }
}
