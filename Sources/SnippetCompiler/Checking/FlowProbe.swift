/// A file beside the units of a module that gets a warning only if the compiler analyses the flow of all of them.
///
/// A type error anywhere in a module prevents the flow analysis; flow errors don't hide one another.
enum FlowProbe {
    static let text = "private func _flow() { _flow() }\n"

    /// - Parameter file: The probe's file name.
    static func isReached(in output: CompilerOutput, of file: String) -> Bool {
        output.messages[file]?.contains { $0.text.contains("infinite recursion") } ?? false
    }
}
