import SnippetSyntax
import Support

/// Errors that are about a name which nothing shows.
extension LessonPlan {
    /// The name that a refused call uses, if the stand-in lacks overloads that it may mean; else nil.
    private func lackingOverload(in error: CompilerError, _ bytes: [UInt8]) -> String? {
        guard environment.standsIn, Doubt.isOfCall(error.message),
            let call = CandidateCall(at: error.sliceRange.lowerBound, in: bytes),
            StandInCoverage.embedded.mayLack(call) || call.isMember && usesKits && known.isOfKits(member: call.name),
            !pageDeclares(call.name)
        else { return nil }
        return call.isMember ? "View.\(call.name)" : "\(call.name).init"
    }

    /// The missing member or the callee of a refused call, if the sources beside the document declare that name; else nil.
    private func nameOfSurroundings(in error: CompilerError, _ bytes: [UInt8]) -> String? {
        guard let surroundings = environment.surroundings else { return nil }
        if let member = MissingName.lack(in: error.message)?.member {
            return surroundings.value.declare(member) ? member : nil
        }
        guard Doubt.isOfCall(error.message), let call = CandidateCall(at: error.sliceRange.lowerBound, in: bytes),
            !pageDeclares(call.name), surroundings.value.declare(call.name)
        else { return nil }
        return call.name
    }

    /// The function of C that a sample calls for another function of that name, which the page doesn't show; nil if there is
    /// none.
    func systemCall(in message: String, _ bytes: [UInt8], at place: Int) -> String? {
        Doubt.systemCall(in: message, bytes, at: place).map(\.name).flatMap { pageDeclares($0) ? nil : $0 }
    }

    /// True for a type or a function that the page declares.
    private func pageDeclares(_ name: String) -> Bool {
        pageNamesBuilder.context.declares(name) || pageNamesBuilder.context.declaresFunction(name)
    }

    /// The name that a sample uses for an app's own type, although the SDK has a type of that name for something else; nil if
    /// there is none.
    private func modelName(in error: CompilerError, of entry: Entry) -> String? {
        guard !error.hasSuggestion,
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) })
        else { return nil }
        return item.references.intersection(Self.namesOfModels).sorted().first { entry.unit.types[$0] == nil }
    }

    /// Plain words that apps use as names of their models, and that Apple's frameworks use for types that samples rarely need.
    private static let namesOfModels: Set<String> = [
        "Transaction", "Operation", "Process", "Notification", "Host", "Port", "Unit", "Stream", "Category", "Message",
    ]

    func missingName(in error: CompilerError, of entry: Entry) -> String? {
        if error.isStated { return nil }
        if let lack = MissingName.lack(in: error.message), condition(of: lack.member) != nil,
            package?.declares(lack.type) == true
        {
            return "\(lack.type).\(lack.member)"
        }
        if isOfExtensibleProtocol(error.message), let lack = MissingName.lack(in: error.message),
            !declares(lack.type, entry)
        {
            return "\(lack.type).\(lack.member)"
        }
        if isOfWholeType(error.message, in: entry) { return nil }
        // `JWTKeys` or `Table` of the package only looks like a name of Apple's.
        if let lack = MissingName.lack(in: error.message), isTypeOfPackage(lack.type),
            entry.unit.types[lack.type] == nil
        {
            return nil
        }
        if let type = MissingName.otherType(in: error.message), !declares(type, entry) { return type }
        let bytes = samples[entry.sample].snippet.source.bytes
        if let name = systemCall(in: error.message, bytes, at: error.sliceRange.lowerBound) { return name }
        if let name = MissingName.name(in: error.message, known: known, types: entry.unit.types) { return name }
        // This build lacks the operator for these types.
        if let (sign, operands) = MissingName.refusedOperator(in: error.message),
            condition(of: sign) != nil
                || operands.contains(where: { package?.written.value.condition(ofOperator: sign, on: $0) != nil })
        {
            return sign
        }
        if let name = modelName(in: error, of: entry) { return name }
        if let name = Doubt.ownMember(in: error.message, bytes, at: error.sliceRange.lowerBound) { return name }
        if isOfAnotherModule, let member = MissingName.member(in: error.message) { return member }
        if let name = MissingName.modifier(
            in: error.message,
            known: known,
            types: entry.unit.types,
            bytes,
            at: error.sliceRange.lowerBound
        ) {
            return name
        }
        if let name = MissingName.initializer(in: error.message, known: known, bytes, at: error.sliceRange.lowerBound) {
            return name
        }
        if let name = Doubt.environmentValue(in: error.message, bytes, at: error.sliceRange.lowerBound) { return name }
        if let name = lackingOverload(in: error, bytes) ?? nameOfSurroundings(in: error, bytes) { return name }
        guard let name = Doubt.emptyCall(in: error.message, bytes, at: error.sliceRange.lowerBound),
            known.contains(name), entry.unit.types[name] == nil
        else { return nil }
        return name
    }
}
