import SwiftUI

extension EnvironmentValues {
    private enum ContextKey: EnvironmentKey {
        static var defaultValue: ModelContext? { nil }
    }
    public var modelContext: ModelContext {
        get {
            guard let context = self[ContextKey.self] else {
                fatalError("No model container in the environment")
            }
            return context
        }
        set { self[ContextKey.self] = newValue }
    }
}
nonisolated extension View {
    public func modelContainer(_ container: ModelContainer) -> some View { self }
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}
nonisolated extension Scene {
    public func modelContainer(_ container: ModelContainer) -> some Scene { self }
    public func modelContainer(
        for modelType: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { self }
}
