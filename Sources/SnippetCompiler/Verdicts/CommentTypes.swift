import SnippetSyntax

/// The types that the comments of a module show in samples: what one comment alone shows, the others mean.
struct CommentTypes {
    /// The lessons that show a type whole, by the module's folder and then by the type's name.
    private var lessons: [String: [String: [Int]]] = [:]
    private let folders: [String?]

    /// - Parameter plans: The plans of all lessons; each comment is one.
    init(_ plans: [LessonPlan]) {
        folders = plans.map { plan in plan.samples.lazy.compactMap(\.anatomy.sourceFolders.first).first }
        for (index, plan) in plans.enumerated() {
            guard let folder = folders[index] else { continue }
            for name in plan.context.typeNames where plan.context.declares(name) {
                lessons[folder, default: [:]][name, default: []].append(index)
            }
        }
    }

    /// The types that one comment before a lesson shows, and no other comment of the module.
    func shownOnce(before lesson: Int) -> Set<String> {
        guard let folder = folders[lesson], let shown = lessons[folder] else { return [] }
        return Set(shown.filter { $0.value.count == 1 && $0.value[0] < lesson }.keys)
    }
}

extension LessonPlan {
    /// The errors of a sample with the types that it takes from a comment before, if nothing else is missing: as errors that depend
    /// on a loan. Empty if there are none.
    ///
    /// - Parameters:
    ///   - names: The names that the sample alone lacks.
    ///   - given: The units with stand-ins for them.
    func errors(
        on entry: Entry,
        taking names: [String],
        from given: [Given],
        _ results: [String: BatchChecker.Result]
    ) -> [CompilerError] {
        guard !names.isEmpty, names.allSatisfy(typesOfComments.contains),
            let asked = given.first(where: { $0.names.isEmpty && !$0.unit.origins.isEmpty && $0.unit.isLoan })
        else { return [] }
        return refusal(of: entry, in: asked, results) ?? []
    }
}
