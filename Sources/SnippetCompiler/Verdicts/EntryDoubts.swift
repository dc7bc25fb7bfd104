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
            || (!entry.reading.mustFail
                && (Doubt.isOfNotation(message, in: entry.reading.anatomy, at: place)
                    || isOfPartialConformance(error.message) || isOfLentNestedType(error.message, in: entry)))
            || isOfTypeShownOften(error, in: entry)
            || isOfMemberShownApart(message, in: entry)
            || isOfViewWithoutBody(error, in: entry)
            || isOfOtherView(entry)
            || isOfOtherClass(error, in: entry)
            || isOfTypeOfSurroundings(message)
            || isOfOperatorOfPage(error.message, in: entry)
            || isOfFrameworkClass(error, in: entry)
            || !environment.isCourse && Doubt.isOfEmptyBody(message, bytes, at: place)
            || isOfLentClass(error, in: entry)
            || isOfFrameworkProtocol(error.message)
    }

    /// True if an error is that a type of another sample lacks a member which a third sample shows apart.
    private func isOfMemberShownApart(_ message: String, in entry: Entry) -> Bool {
        guard let lack = MissingName.lack(in: message) ?? MissingName.dynamic(in: message),
            context.declares(lack.type), !declares(lack.type, entry)
        else { return false }
        return context.showsApart(lack.member, from: entry.sample)
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

    private func declares(_ type: String, _ entry: Entry) -> Bool {
        entry.reading.anatomy.items.contains { $0.kind == .type && $0.names.contains(type) }
    }

    /// True if an error is that a view has no body, and only its properties are shown.
    private func isOfViewWithoutBody(_ error: CompilerError, in entry: Entry) -> Bool {
        guard Self.ofBodies.contains(where: { error.message.hasSuffix("' does not conform to protocol '\($0)'") }),
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) })
        else { return false }
        return !entry.reading.anatomy.bodies.contains { item.range.contains($0.lowerBound) }
    }

    /// True if a sample has views without a `body`, and nothing says that they are SwiftUI's: other code has a type `View` too.
    private func isOfOtherView(_ entry: Entry) -> Bool {
        let anatomy = entry.reading.anatomy
        return anatomy.items.contains { $0.kind == .type && $0.firstInherited == "View" }
            && !anatomy.bodies.isEmpty && !anatomy.bytes.contains(bytes: "body".utf8)
            && !anatomy.bytes.contains(bytes: "import SwiftUI".utf8)
    }

    /// True for an error about a type of the SDK of which the sources beside the document have a namesake.
    private func isOfTypeOfSurroundings(_ message: String) -> Bool {
        guard let surroundings = environment.surroundings else { return false }
        let names = Set(message.split { !$0.isLetter && !$0.isNumber }.map(String.init)).filter {
            $0.first?.isUppercase == true && $0.count > 2 && known.contains($0) && !KnownNames.isCommon($0)
        }
        return names.contains(where: surroundings.value.declareType)
    }

    /// True for an error in a class that overrides members and inherits from the name of a SwiftUI protocol: it means a class of
    /// that name.
    private func isOfOtherClass(_ error: CompilerError, in entry: Entry) -> Bool {
        guard environment.standsIn, error.message.contains("'Sendable'"),
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) }),
            let inherited = item.firstInherited, ["Shape", "Scene", "App", "Layout", "Transition"].contains(inherited)
        else { return false }
        return entry.reading.anatomy.bytes[item.range].contains(bytes: "override ".utf8)
    }

    /// True for an undeclared operator on a page where a sample that can't be parsed declares one.
    private func isOfOperatorOfPage(_ message: String, in entry: Entry) -> Bool {
        message.hasPrefix("operator implementation without matching operator declaration")
            && samples.indices.contains {
                !samples[$0].anatomy.isParsed && samples[$0].snippet.source.bytes.contains(bytes: "operator ".utf8)
            }
    }

    /// True if an error is about initializers or overrides in a class that inherits from a framework other than SwiftUI: the
    /// stand-in has few of the members of Apple's class.
    private func isOfFrameworkClass(_ error: CompilerError, in entry: Entry) -> Bool {
        guard environment.standsIn, Self.ofInheritance.contains(where: error.message.contains),
            let item = entry.reading.anatomy.items.first(where: { $0.range.contains(error.sliceRange.lowerBound) }),
            let superclass = item.firstInherited
        else { return false }
        let frameworks = StandInCoverage.embedded.frameworks(having: superclass)
        return !frameworks.isEmpty && !frameworks.contains("SwiftUI")
    }

    private static let ofInheritance = [
        "incorrect argument label", "missing argument", "extra argument", "'required'", "does not override",
        "designated initializer", "overriding", "is not implemented",
    ]

    /// Protocols that require nothing but a body.
    private static let ofBodies = ["App", "Commands", "Scene", "TabContent", "ToolbarContent", "View", "Widget"]

    /// True if an error is a missing conformance to a protocol of a framework other than SwiftUI: the stand-in's protocol may
    /// require more or less than Apple's.
    private func isOfFrameworkProtocol(_ message: String) -> Bool {
        guard environment.standsIn, let place = message.ranges(of: "does not conform to protocol '").last else {
            return false
        }
        let name = String(message[place.upperBound...].prefix { $0 != "'" })
        // In the stand-in, views of other frameworks, such as `WKWebView`, inherit from UIKit's `UIView`, not from `NSView`.
        if name.hasPrefix("NSView") { return true }
        let frameworks = StandInCoverage.embedded.frameworks(having: name)
        return !frameworks.isEmpty && !frameworks.contains("SwiftUI")
    }

    /// True if an error is that a class of another sample has no initializer: that sample doesn't show all of it.
    private func isOfLentClass(_ error: CompilerError, in entry: Entry) -> Bool {
        guard error.message.hasSuffix("cannot be constructed because it has no accessible initializers") else {
            return false
        }
        let own = entry.reading.anatomy.items.filter { $0.kind == .type }.flatMap(\.names)
        return !own.contains { error.message.contains("'\($0)'") }
    }

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

    func missingName(in error: CompilerError, of entry: Entry) -> String? {
        if error.isStated { return nil }
        // The compiler may suggest the name of another member; the one that is meant is there under a condition.
        let plain = error.message.firstRange(of: "; did you mean").map { String(error.message[..<$0.lowerBound]) }
        if let lack = MissingName.lack(in: plain ?? error.message), condition(of: lack.member) != nil,
            package?.declares(lack.type) == true
        {
            return "\(lack.type).\(lack.member)"
        }
        if isOfWholeType(error.message, in: entry) { return nil }
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
