import SnippetSyntax
import Support

/// Errors in a unit for which its sample can't be blamed, judged by what the lesson and the package show.
extension LessonPlan {
    /// True if a sample shows the package's own source: it declares what a module of the package has.
    func isSourceOfPackage(_ anatomy: SampleAnatomy) -> Bool {
        guard let package else { return false }
        return anatomy.items.contains(where: package.isSource)
    }

    /// True if an error is about a type that the lesson shows in several shapes: its message or its line names the type.
    private func isOfEvolving(_ error: CompilerError, in entry: Entry) -> Bool {
        let bytes = samples[entry.sample].snippet.source.bytes
        let start = bytes.lineStart(before: min(error.sliceRange.lowerBound, bytes.count))
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        return entry.unit.evolving.contains { error.message.contains($0) || line.contains(bytes: $0.utf8) }
    }

    /// Functions of the language that the sample uses as values in code with errors: it means values of those names.
    func functionsForValues(_ errors: [CompilerError], in entry: Entry) -> [String] {
        let anatomy = entry.reading.anatomy
        let declared = Set(anatomy.items.flatMap(\.names))
        return anatomy.items.filter { item in errors.contains { item.range.contains($0.sliceRange.lowerBound) } }
            .reduce(into: Set<String>()) { $0.formUnion($1.values) }
            .intersection(LessonContext.likeValues).subtracting(declared).sorted()
    }

    func isDoubtful(_ error: CompilerError, in entry: Entry) -> Bool {
        guard !error.isStated else { return false }
        if Doubt.isOfDelegation(in: entry.reading.anatomy, at: error.sliceRange.lowerBound) { return true }
        // A slip is certain whatever else is shown of a type.
        if Slip.isInLabels(error.message) || error.hasSuggestion { return false }
        return mayComeOfElsewhere(error, in: entry)
    }

    /// True if the error may be caused by code that isn't shown, or by this machine.
    private func mayComeOfElsewhere(_ error: CompilerError, in entry: Entry) -> Bool {
        let message = error.message.withoutRawNames
        let (bytes, place) = (samples[entry.sample].snippet.source.bytes, error.sliceRange.lowerBound)
        return Doubt.isOfMachine(message)
            || (!entry.reading.mustFail && Doubt.isOfAlternatives(message))
            || (isOutline(entry) && Doubt.isOfOutline(message))
            || Doubt.isOfEmptyType(message, bytes, at: place)
            || (!entry.reading.mustFail && Doubt.isOfChain(message, bytes, at: place))
            || Doubt.isOfUnknownCase(message, bytes, at: place)
            || (!entry.unit.evolving.isEmpty && Doubt.isOfOtherShape(message) && isOfEvolving(error, in: entry))
            || Doubt.isOfBareFunction(message, in: entry.reading.anatomy, at: place)
            || Doubt.isOfMemberAlone(message, in: entry.reading.anatomy, at: place)
            || Doubt.isOfAsynchronousContext(message, in: entry.reading.anatomy)
            || (!entry.reading.mustFail
                && (Doubt.isOfNotation(message, in: entry.reading.anatomy, at: place)
                    || Doubt.isOfRaceInMembers(message, in: entry.reading.anatomy, at: place)
                    || isOfPartialConformance(error.message) || isOfLentNestedType(error.message, in: entry)))
            || isOfTypeShownOften(error, in: entry)
            || isOfMemberShownApart(message, in: entry)
            || (!entry.reading.mustFail
                && (isOfTypeWithoutMembers(error, in: entry) || isOfSynthesizedKeys(message, in: entry)))
            || isOfForeignMember(message, in: entry)
            || isOfViewWithoutBody(error, in: entry)
            || isOfOtherView(entry)
            || isOfOtherClass(error, in: entry)
            || isOfTypeOfSurroundings(message)
            || isOfOperatorOfPage(error.message, in: entry)
            || isOfFrameworkClass(error, in: entry)
            || !environment.isCourse
                && (Doubt.isOfEmptyBody(message, bytes, at: place)
                    || Doubt.isOfClosureWithoutCode(message, bytes, at: place)
                    || Doubt.isOfFunctionAsValue(message, in: entry.reading.anatomy))
            || Doubt.isOfValueAsType(message)
            || isOfLentClass(error, in: entry)
            || isOfFrameworkProtocol(error.message)
    }

    /// True if an error is that a type lacks a member, in a sample that names a module which isn't here: the module may add it.
    private func isOfForeignMember(_ message: String, in entry: Entry) -> Bool {
        MissingName.lack(in: message) != nil && !entry.reading.anatomy.references.isDisjoint(with: foreignModules)
    }

    /// True if an error is that a type of another sample lacks a member which a third sample shows apart.
    private func isOfMemberShownApart(_ message: String, in entry: Entry) -> Bool {
        guard let lack = MissingName.lack(in: message) ?? MissingName.dynamic(in: message),
            context.declares(lack.type), !declares(lack.type, entry)
        else { return false }
        return context.showsApart(lack.member, from: entry.sample)
    }

    /// True for an error in code that uses one of the sample's types of which documentation shows the conformance alone, between
    /// empty braces: the members are in the reader's own type.
    private func isOfTypeWithoutMembers(_ error: CompilerError, in entry: Entry) -> Bool {
        guard package != nil || documentsSources else { return false }
        let anatomy = entry.reading.anatomy
        let types = anatomy.items.filter { item in
            item.kind == .type && item.firstInherited != nil
                && Doubt.hasEmptyBraces(anatomy.bytes[item.range.clamped(to: 0..<anatomy.bytes.count)])
        }
        let names = Set(types.flatMap(\.names))
        guard !names.isEmpty, let item = anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) })
        else { return false }
        return item.kind != .type && !item.references.isDisjoint(with: names)
    }

    /// True for a missing case of the coding keys that the compiler makes from a type's properties, if a part of the sample is left
    /// out.
    private func isOfSynthesizedKeys(_ message: String, in entry: Entry) -> Bool {
        guard entry.reading.anatomy.hasElisions, let lack = MissingName.lack(in: message) else { return false }
        return lack.type == "CodingKeys" || message.contains(".CodingKeys' has no member")
    }

    /// True if an error is a missing conformance to a protocol of the package: documentation shows the members of a type that it is
    /// about, and leaves the others to its readers.
    private func isOfPartialConformance(_ message: String) -> Bool {
        guard let package, Doubt.isOfOutline(message), let words = message.ranges(of: "to protocol '").last else {
            return false
        }
        return package.declaredTypes.contains(String(message[words.upperBound...].prefix { $0 != "'" }))
    }

    /// True if an error is that a type inside one of another sample lacks a member: a sample of its own may show another such type.
    private func isOfLentNestedType(_ message: String, in entry: Entry) -> Bool {
        guard package != nil, let lack = MissingName.lack(in: message) else { return false }
        // The package's stand-in for an associated type that the sample's type doesn't give.
        if lack.type == "Never" { return true }
        return message.contains("type '\(lack.type).") && context.declares(lack.type) && !declares(lack.type, entry)
    }

    func declares(_ type: String, _ entry: Entry) -> Bool {
        entry.reading.anatomy.items.contains { $0.kind == .type && $0.names.contains(type) }
    }

    /// True for an error about a type of the SDK of which the sources beside the document have a namesake.
    private func isOfTypeOfSurroundings(_ message: String) -> Bool {
        guard let surroundings = environment.surroundings else { return false }
        let names = Set(message.split { !$0.isLetter && !$0.isNumber }.map(String.init)).filter {
            $0.first?.isUppercase == true && $0.count > 2 && known.contains($0) && !KnownNames.isCommon($0)
        }
        return names.contains(where: surroundings.value.declareType)
    }

    /// True for an undeclared operator on a page where a sample that can't be parsed declares one.
    private func isOfOperatorOfPage(_ message: String, in entry: Entry) -> Bool {
        message.hasPrefix("operator implementation without matching operator declaration")
            && samples.indices.contains {
                !samples[$0].anatomy.isParsed && samples[$0].snippet.source.bytes.contains(bytes: "operator ".utf8)
            }
    }

    /// True if an error is that a class of another sample has no initializer: that sample doesn't show all of it.
    private func isOfLentClass(_ error: CompilerError, in entry: Entry) -> Bool {
        guard error.message.hasSuffix("cannot be constructed because it has no accessible initializers") else {
            return false
        }
        let own = entry.reading.anatomy.items.filter { $0.kind == .type }.flatMap(\.names)
        return !own.contains { error.message.contains("'\($0)'") }
    }

    /// True if an error is a missing conformance of one of the sample's types that other samples of the lesson show too.
    private func isOfTypeShownOften(_ error: CompilerError, in entry: Entry) -> Bool {
        guard Doubt.isOfOutline(error.message), !entry.reading.mustFail else { return false }
        return entry.reading.anatomy.items.contains { item in
            item.kind == .type && item.names.contains { error.message.contains("'\($0)'") }
                && item.names.contains { name in
                    samples.indices.contains { $0 != entry.sample && shows(name, in: $0) }
                }
        }
    }

    private func shows(_ name: String, in sample: Int) -> Bool {
        samples[sample].anatomy.items.contains { $0.kind == .type && $0.names.contains(name) }
    }

    /// True if a sample only lists declarations, without code in bodies: the package's own, or public ones.
    func isOutline(_ entry: Entry) -> Bool {
        let anatomy = entry.reading.anatomy
        guard !anatomy.hasBodies, [.file, .declarations].contains(anatomy.shape) else { return false }
        return isSourceOfPackage(anatomy) || anatomy.bytes.contains(bytes: "public ".utf8)
    }

    /// True if a sample's only errors are bare names of functions: it lists them, with their types in comments.
    func isOfNotation(_ errors: [CompilerError]) -> Bool {
        !errors.isEmpty && errors.allSatisfy { $0.message.contains(Doubt.unusedFunction) }
    }

    /// True if the only errors are missing conformances of types with empty bodies: the sample only lists declarations.
    func isOfEmptyTypes(_ errors: [CompilerError], in entry: Entry) -> Bool {
        let bytes = samples[entry.sample].snippet.source.bytes
        return !entry.reading.anatomy.hasBodies && !entry.reading.anatomy.hasElisions
            && !errors.isEmpty
            && errors.allSatisfy { Doubt.isOfEmptyType($0.message, bytes, at: $0.sliceRange.lowerBound) }
    }
}

extension String {
    /// A message without the names in backticks, which may hold any text.
    fileprivate var withoutRawNames: String {
        guard contains("`") else { return self }
        return split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset % 2 == 0 ? String($0.element) : "" }.joined(separator: "`")
    }
}
