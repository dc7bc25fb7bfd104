/// The part of Core Data that lessons about views use: nothing is stored.
@_exported import AppleFoundation
import Foundation

open class NSManagedObject: NSObject, Identifiable {
    public override init() { super.init() }
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init() }
    public class func entity() -> NSEntityDescription { NSEntityDescription() }
    public convenience init(context moc: NSManagedObjectContext) { fatalError() }
    open var objectID: NSManagedObjectID { NSManagedObjectID() }
    open var managedObjectContext: NSManagedObjectContext? { nil }
    open func value(forKey key: String) -> Any? { nil }
    open func setValue(_ value: Any?, forKey key: String) {}
}
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = ""
    public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? { nil }
    public class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
        NSManagedObject()
    }
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
