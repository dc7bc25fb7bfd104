import AppleFoundation
import Foundation

public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Sendable {
    public typealias Store = DefaultStore
    public typealias ID = URL
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String
        public static var automatic: CloudKitDatabase { .init(name: "automatic") }
        public static var none: CloudKitDatabase { .init(name: "none") }
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { .init(name: privateDBName) }
    }
    public struct GroupContainer: Hashable, Sendable {
        let name: String
        public static var automatic: GroupContainer { .init(name: "automatic") }
        public static var none: GroupContainer { .init(name: "none") }
        public static func identifier(_ groupName: String) -> GroupContainer { .init(name: groupName) }
    }
    public let name: String
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let groupAppContainerIdentifier: String?
    public let cloudKitDatabase: CloudKitDatabase
    public let cloudKitContainerIdentifier: String?
    public var schema: Schema?
    public var id: URL { url }
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        url = URL(fileURLWithPath: "/dev/null")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.groupContainer = groupContainer
        groupAppContainerIdentifier = nil
        self.cloudKitDatabase = cloudKitDatabase
        cloudKitContainerIdentifier = nil
    }
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) { self.init(name, schema: schema, allowsSave: allowsSave, cloudKitDatabase: cloudKitDatabase) }
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
    public func validate() throws {}
    public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
