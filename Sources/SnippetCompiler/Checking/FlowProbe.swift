/// A file beside the units of a module, of which the compiler says something only where it looks at the flow of all of them.
///
/// Errors of types anywhere in a module keep it from that; errors of flow don't hide one another.
enum FlowProbe {
    static let text = "private func _flow() { _flow() }\n"

    /// - Parameter file: its name.
    static func isReached(in output: CompilerOutput, of file: String) -> Bool {
        output.messages[file]?.contains { $0.text.contains("infinite recursion") } ?? false
    }
}
