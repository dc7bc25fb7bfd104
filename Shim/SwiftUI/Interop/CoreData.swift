import CoreData
import Foundation

@MainActor @propertyWrapper @preconcurrency
public struct FetchRequest<Result: NSManagedObject>: DynamicProperty {
    @MainActor @preconcurrency
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor] = []
        public var nsPredicate: NSPredicate?
        public var sortDescriptors: [SortDescriptor<Result>] = []
    }
    public var projectedValue: Binding<Configuration> {
        Binding(get: { MainActor.assumeIsolated { Configuration() } }, set: { _ in })
    }
    nonisolated public mutating func update() {}
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
    public nonisolated init(
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public nonisolated init(
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    public nonisolated init(
        entity: NSEntityDescription,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {}
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}
public struct FetchedResults<Result: NSManagedObject>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    public subscript(position: Int) -> Result { fatalError("No results are fetched here") }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
    }
}
extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { _get(NSManagedObjectContext()) }
        set { _set(newValue) }
    }
}
