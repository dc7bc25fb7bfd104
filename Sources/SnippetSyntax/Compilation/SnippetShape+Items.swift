extension SnippetShape {
    /// The shape of a sample that parses by itself, by what it consists of.
    static func of(_ items: [SampleAnatomy.Item], _ members: SampleAnatomy.Members) -> SnippetShape {
        if members.hasBody || members.hasViewWrappers || members.hasInitializer || members.hasPublished {
            return .members
        }
        if items.contains(where: { $0.kind == .statement }) { return .statements }
        let hasImports = items.contains { if case .importing = $0.kind { true } else { false } }
        // As in a script, whose first lines import what it uses.
        if hasImports, !items.contains(where: { $0.kind == .variable && $0.waits }) { return .file }
        let hasTypes = items.contains { $0.kind == .type }
        let hasFunctions = items.contains { $0.kind == .function }
        guard items.contains(where: { $0.kind == .variable }) else { return .declarations }
        // Variables beside functions, or with modifiers, are a type's; alone, or beside types or previews, they are a script's.
        // Constants beside functions are a file's, unless they get their values elsewhere.
        let areOfType =
            hasFunctions
            ? (members.hasVariables || members.hasUninitialized) && !items.contains(where: \.isPreview)
            : members.hasModifiers
        if !hasTypes, areOfType { return .members }
        return !hasFunctions && (members.hasVariables || !hasTypes) ? .statements : .declarations
    }
}
