import SnippetSyntax

/// Samples of documentation comments that use names of the declaration: its parameters, or members of the type around it.
extension LessonPlan {
    /// The unit of a sample as the body of a function beside the declaration that it documents; nil for samples that lack no name,
    /// or whose comment documents nothing of the kind.
    func beside(_ entry: Entry, after messages: [CompilerMessage]) -> CompilationUnit? {
        let (snippet, reading) = (samples[entry.sample].snippet, entry.reading.anatomy)
        guard let surroundings = snippet.surroundings, !entry.reading.mustFail, !reading.hasElisions,
            [.expression, .statements].contains(reading.shape),
            messages.contains(where: { $0.severity == .error && MissingName.name(in: $0.text) != nil })
        else { return nil }
        var builder = builder
        builder.surroundings = surroundings
        var unit = builder.unit(of: reading, sample: entry.sample, mustFail: false).against(entry.unit.kit)
        guard unit.missingModules.isEmpty else { return nil }
        unit.isGuess = true
        return unit
    }
}
