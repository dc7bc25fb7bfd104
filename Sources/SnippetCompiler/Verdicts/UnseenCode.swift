import SnippetSyntax

/// Code between `#if` and `#endif` that the compiler skips: a sample with such code isn't proven, whatever the result for the
/// rest.
extension LessonPlan {
    func hasUnseenCode(_ entry: Entry) -> Bool {
        entry.reading.anatomy.conditionalCode.contains { $0.hidesCode(where: holds) }
    }

    /// True if a condition holds where samples are compiled; false for any condition of several parts.
    private func holds(_ condition: String) -> Bool {
        if condition.hasPrefix("!") {
            let rest = condition.dropFirst()
            return isQuestion(rest) && !holds(String(rest))
        }
        if condition == "true" { return true }
        guard isQuestion(condition[...]), let open = condition.firstIndex(of: "(") else { return false }
        let argument = String(condition[condition.index(after: open)...].dropLast())
        switch condition[..<open] {
        case "canImport": return environment.hasModule(argument)
        case "os": return environment.systems.contains(argument)
        // Samples are about the installed compiler.
        case "swift", "compiler": return argument.hasPrefix(">=")
        default: return false
        }
    }

    private func isQuestion(_ condition: Substring) -> Bool {
        condition == "true" || condition == "false"
            || condition.hasSuffix(")") && condition.count(where: { $0 == "(" }) == 1
            || condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
