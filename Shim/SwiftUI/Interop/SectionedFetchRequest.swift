import CoreData
import Foundation

@MainActor @propertyWrapper @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty {
    public struct Configuration {
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        public var nsSortDescriptors: [NSSortDescriptor] = []
        public var nsPredicate: NSPredicate?
        public var sortDescriptors: [SortDescriptor<Result>] = []
    }
    let identifier: KeyPath<Result, SectionIdentifier>
    public init(
        entity: NSEntityDescription,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { identifier = sectionIdentifier }
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) { identifier = sectionIdentifier }
    public init(
        fetchRequest: NSFetchRequest<Result>,
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) { identifier = sectionIdentifier }
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { identifier = sectionIdentifier }
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { identifier = sectionIdentifier }
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults() }
    public var projectedValue: Binding<Configuration> { .constant(Configuration(sectionIdentifier: identifier)) }
    nonisolated public func update() {}
}
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>: RandomAccessCollection {
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Result { fatalError("No results are fetched here") }
    }
    public typealias Element = Section
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Section { fatalError("No results are fetched here") }
    public var nsPredicate: NSPredicate? {
        get { nil }
        nonmutating set {}
    }
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { [] }
        nonmutating set {}
    }
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { [] }
        nonmutating set {}
    }
}
