extension Doubt {
    /// Whether all that is wrong with a sample is that it only names functions: it lists them, with their types in comments.
    static func isOfNotation(_ errors: [CompilerError]) -> Bool {
        !errors.isEmpty && errors.allSatisfy { $0.message.contains(unusedFunction) }
    }
}
