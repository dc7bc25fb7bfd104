import AppleFoundation
import SwiftUI

/// The document of an app whose documents are stores of models.
public struct ModelDocument {
    init() {}
}
nonisolated extension DocumentGroup where Document == ModelDocument {
    public init(
        editing modelType: any PersistentModel.Type,
        contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content,
        prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) { self.init(_made: ()) }
    public init(
        editing modelTypes: [any PersistentModel.Type],
        contentType: UTType,
        @ViewBuilder editor: @escaping () -> Content,
        prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) { self.init(_made: ()) }
    public init(
        editing contentType: UTType,
        migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder editor: @escaping () -> Content,
        prepareDocument: @escaping (ModelContext) -> Void = { _ in }
    ) { self.init(_made: ()) }
    public init(
        viewing modelType: any PersistentModel.Type,
        contentType: UTType,
        @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(_made: ()) }
    public init(
        viewing contentType: UTType,
        migrationPlan: any SchemaMigrationPlan.Type,
        @ViewBuilder viewer: @escaping () -> Content
    ) { self.init(_made: ()) }
}
nonisolated extension Scene {
    public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
}
