import SnippetSyntax
import Support

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
        builder.surroundings = surroundings.naming(
            Self.instances(calling: surroundings.member, in: entry.unit.text, messages)
        )
        var unit = builder.unit(of: reading, sample: entry.sample, mustFail: false).against(entry.unit.kit)
        guard unit.missingModules.isEmpty else { return nil }
        unit.isGuess = true
        return unit
    }

    /// Returns the undeclared names of instances of the type around a documented member: those on which the sample calls the member,
    /// as `reader` for a comment of `read()` with `reader.read()`; else the only value with members, if there is one.
    private static func instances(calling member: String?, in text: [UInt8], _ messages: [CompilerMessage]) -> [String]
    {
        guard let member else { return [] }
        var names: (calling: Set<String>, withMembers: Set<String>) = ([], [])
        for message in messages where message.severity == .error && message.offset <= text.count {
            guard let name = MissingName.name(in: message.text), name.first?.isLowercase == true,
                name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                text[message.offset...].starts(with: name.utf8)
            else { continue }
            let rest = text[(message.offset + name.utf8.count)...]
            guard let link = [".", "?.", "!."].first(where: { rest.starts(with: $0.utf8) }) else { continue }
            names.withMembers.insert(name)
            let called = rest.dropFirst(link.utf8.count).prefix(while: \.isIdentifierByte)
            if called.elementsEqual(member.utf8) { names.calling.insert(name) }
        }
        if names.calling.isEmpty, names.withMembers.count == 1 { return names.withMembers.sorted() }
        return names.calling.sorted()
    }
}
