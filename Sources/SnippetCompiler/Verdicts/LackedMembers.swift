import SnippetSyntax
import Support

/// Members that a type lacks whatever else is shown.
extension LessonPlan {
    /// True if an error is that a type of Swift or Foundation lacks a member, and the sample's readers know nothing but the
    /// modules: in a documentation comment, or on a page about a package. In an article, an extension of the author's project
    /// may have it.
    func isOfWholeType(_ message: String, in entry: Entry) -> Bool {
        guard package != nil || documentsSources, !isOfAnotherModule, !message.contains("did you mean"),
            let lack = MissingName.resolvedLack(in: message), WholeTypes.contains(lack.type),
            entry.unit.types[lack.type] == nil, !membersAdded.contains(lack.member)
        else { return false }
        return !StandInCoverage.embedded.isAddition(lack.member)
            && package?.written.value.contains(lack.member) != true
            && environment.surroundings?.value.declare(lack.member) != true
    }
}

extension SampleAnatomy {
    /// The members that extensions in the sample add to types.
    var membersAdded: Set<String> {
        items.reduce(into: []) { names, item in
            if case .extending = item.kind { names.formUnion(item.memberNames) }
        }
    }
}
