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

    /// Returns the undeclared names of values on which a sample calls the member that it documents: `reader` for a comment of
    /// `read()` with `reader.read()`.
    private static func instances(calling member: String?, in text: [UInt8], _ messages: [CompilerMessage]) -> [String]
    {
        guard let member else { return [] }
        let names = messages.compactMap { message -> String? in
            guard message.severity == .error, let name = MissingName.name(in: message.text),
                name.first?.isLowercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                message.offset <= text.count
            else { return nil }
            let rest = text[message.offset...]
            let isCalled = [".", "?.", "!."].contains { link in
                rest.starts(with: "\(name)\(link)\(member)".utf8)
                    && rest.dropFirst(name.utf8.count + link.utf8.count + member.utf8.count).first?.isIdentifierByte
                        != true
            }
            return isCalled ? name : nil
        }
        return Set(names).sorted()
    }
}
