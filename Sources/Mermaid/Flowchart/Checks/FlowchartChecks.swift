import Diagnostics

/// What is legal but surely wrong.
enum FlowchartChecks {
    static func diagnostics(for chart: Flowchart) -> [Diagnostic] {
        []
    }
}
