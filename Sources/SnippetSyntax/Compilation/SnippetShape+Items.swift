extension SnippetShape {
    /// Returns the shape of a sample that parses by itself, by its items and members.
    static func of(_ items: [SampleAnatomy.Item], _ members: SampleAnatomy.Members) -> SnippetShape {
        if members.hasBody || members.hasViewWrappers || members.hasInitializer || members.hasPublished {
            return .members
        }
        if items.contains(where: { $0.kind == .statement }) { return .statements }
        // Only a script can wait for the value of a variable, or throw an error instead.
        if items.contains(where: { $0.kind == .variable && $0.waits }) { return .statements }
        let hasImports = items.contains { if case .importing = $0.kind { true } else { false } }
        if hasImports { return .file }
        let hasTypes = items.contains { $0.kind == .type }
        let hasFunctions = items.contains { $0.kind == .function }
        guard items.contains(where: { $0.kind == .variable }) else { return .declarations }
        // Variables beside functions, or with modifiers, belong to a type; alone, or beside types or previews, they belong to a
        // script.
        // Constants beside functions belong to a file, unless they get their values elsewhere.
        let areOfType =
            hasFunctions
            ? (members.hasVariables || members.hasUninitialized) && !items.contains(where: \.isPreview)
            : members.hasModifiers
        if !hasTypes, areOfType { return .members }
        return !hasFunctions && (members.hasVariables || !hasTypes) ? .statements : .declarations
    }
}
