import Foundation

open class NSItemProvider: @unchecked Sendable {
    public init() {}
    public init(object: Any) {}
    public init?(contentsOf fileURL: URL?) {}
    open var suggestedName: String?
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
    open func loadObject<T>(
        ofClass aClass: T.Type,
        completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
}
