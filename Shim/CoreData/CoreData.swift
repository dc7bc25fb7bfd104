/// The part of Core Data that lessons about views use: nothing is stored.
@_exported import AppleFoundation
import Foundation

open class NSManagedObject: NSObject, Identifiable {
    public required override init() { super.init() }
    public convenience init(context moc: NSManagedObjectContext) { self.init() }
    open var objectID: NSManagedObjectID { NSManagedObjectID() }
    open var managedObjectContext: NSManagedObjectContext? { nil }
    open func value(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
}
public final class NSManagedObjectID: NSObject, @unchecked Sendable {}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
    open var hasChanges: Bool { false }
    open var automaticallyMergesChangesFromParent = false
    open func save() throws {}
    open func delete(_ object: NSManagedObject) {}
    open func rollback() {}
    open func fetch<T: NSManagedObject>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
    open func count<T: NSManagedObject>(for request: NSFetchRequest<T>) throws -> Int { 0 }
    open func perform(_ block: @escaping () -> Void) {}
    open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}
open class NSFetchRequest<ResultType>: NSObject {
    public init(entityName: String) {}
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
}
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public init(name: String) {}
    open var viewContext: NSManagedObjectContext { NSManagedObjectContext() }
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {}
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}
public typealias NSPersistentCloudKitContainer = NSPersistentContainer
