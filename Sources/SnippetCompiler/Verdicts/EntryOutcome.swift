import Diagnostics
import SnippetSyntax
import Support

/// The outcome for a stretch of a unit, by its errors: faults of the sample, missing names, or undecided.
extension LessonPlan {
    /// Returns the outcome for a stretch.
    ///
    /// - Parameters:
    ///   - all: The compiler's errors in the stretch.
    ///   - borrowed: The names that are missing in declarations that the sample borrows.
    ///   - isContextMissing: True if another stretch of the sample uses a missing name.
    func outcome(
        _ all: [CompilerError],
        of entry: Entry,
        borrowed: [String] = [],
        isContextMissing: Bool = false,
        inPart types: Set<String>? = nil
    ) -> CompilationVerdict.Outcome {
        guard !all.isEmpty || !borrowed.isEmpty else { return .passes }
        let partial = types ?? typesInPart(all, in: entry)
        var errors = all.filter { !isDoubtful($0, in: entry) }
        let isSource = isSourceOfPackage(entry.reading.anatomy)
        if entry.reading.anatomy.isInterface {
            let listing = ListedDeclarations(entry.reading.anatomy)
            errors = errors.filter { error in
                guard !listing.proves(error) else { return true }
                guard let name = missingName(in: error, of: entry), !Self.ownNames.contains(name) else { return false }
                // Not all properties of the package's type are shown.
                return !isSource || name.first?.isLowercase != true
            }
        } else if isSource {
            errors = errors.filter { missingName(in: $0, of: entry) != nil }
        }
        // The compiler also says this about a value that has no type because of another error.
        let first = errors.filter { !$0.message.hasPrefix("type 'Any' cannot conform") }
        if !first.isEmpty { errors = first }
        guard !errors.isEmpty || !borrowed.isEmpty else {
            // A list of declarations: all names in it are known.
            let isList = isOutline(entry) || isOfEmptyTypes(all, in: entry) || isOfNotation(all)
            return isList || (isSource && entry.reading.anatomy.isInterface) ? .passes : .undecided
        }
        // The compiler may miss just the part that is left out.
        guard !entry.reading.anatomy.hasElisions else {
            // Except for errors that the author announces.
            let bytes = samples[entry.sample].snippet.source.bytes
            let isAnnounced = errors.allSatisfy { AnnouncedError.isBeside($0.sliceRange.lowerBound, in: bytes) }
            if isAnnounced, !errors.isEmpty, borrowed.isEmpty { return .fails(errors) }
            // A part that is left out declares no misspelt name.
            let certain = errors.compactMap { $0.isSure || $0.isSlip ? $0 : slip($0, in: entry)?.error }
            return certain.isEmpty || entry.reading.mustFail ? .undecided : .fails(certain)
        }
        // The name that is missing is the fault that the author announces.
        let announced = errors.filter { isAnnounced($0, in: entry) }
        if !announced.isEmpty { return .fails(announced) }
        // A chain of modifiers may belong to any value.
        let isChain = entry.reading.anatomy.shape == .expression
        if isChain, errors.contains(where: { $0.message.contains("'Text'") || $0.message.contains("'Image'") }) {
            return .undecided
        }
        var names = borrowed + functionsForValues(errors, in: entry)
        var others: [CompilerError] = []
        /// Misspelt names and labels: errors whatever else is missing.
        var slips: [CompilerError] = []
        var misspelt: [String] = []
        for error in errors {
            if error.isSlip, !entry.reading.mustFail {
                slips.append(error)
                continue
            }
            guard let name = missingName(in: error, of: entry) else {
                others.append(formerMember(in: error).map(error.meaning) ?? error)
                continue
            }
            if let slip = entry.reading.mustFail ? nil : slip(error, in: entry) {
                slips.append(slip.error)
                misspelt.append(slip.name)
            } else if !names.contains(name) {
                names.append(name)
            }
        }
        if names.isEmpty, isContextMissing {
            others = others.filter { isIndependent($0, of: misspelt, inPart: partial, in: entry) } + slips
            return others.isEmpty ? .undecided : .fails(others)
        }
        if names.isEmpty, slips.isEmpty { return entry.unit.isUncertain ? .undecided : .fails(others) }
        // A missing type causes errors of many kinds.
        let missing = names + misspelt
        let touched = TouchedItems(by: missing, in: entry.reading.anatomy)
        others =
            borrowed.isEmpty && !entry.unit.isUncertain
            ? others.filter {
                !touched.contains($0.sliceRange.lowerBound)
                    || isLackOfPackage($0, besides: missing, in: entry)
                    || isIndependent($0, of: missing, inPart: partial, in: entry)
            } : []
        if names.isEmpty { return .fails(slips + others) }
        // Statements that use `self` belong to some type that isn't shown.
        let shown = names.filter { $0 != "self" && $0 != "super" && !$0.allSatisfy { $0 == "_" } }
        if shown.isEmpty { return others.isEmpty && slips.isEmpty ? .undecided : .fails(slips + others) }
        return .needsContext(shown, slips + others)
    }

    /// True if the fence says that the compiler refuses the sample with this message.
    private func isAnnounced(_ error: CompilerError, in entry: Entry) -> Bool {
        entry.reading.mustFail
            && samples[entry.sample].snippet.expectedFailures.contains { name in
                CompilerExpectation.isOne(name) && !CompilerExpectation.anyError.contains(name)
                    && CompilerExpectation.matches(name, message: error.message, group: error.group, isError: true)
            }
    }

    /// True if an error is that a name is misspelt.
    func isMisspelt(_ error: CompilerError, in entry: Entry) -> Bool {
        error.isSlip || slip(error, in: entry) != nil
    }

    /// Returns an error about a missing name as one about a misspelt or former name, with that name; nil if it is neither.
    private func slip(_ error: CompilerError, in entry: Entry) -> (error: CompilerError, name: String)? {
        guard let name = missingName(in: error, of: entry), !foreignModules.contains(name) else { return nil }
        if let former = past[name] { return (error.meaning(former), name) }
        guard condition(of: name) == nil, environment.surroundings?.value.declare(name) != true,
            let meant = spelling.value.meant(by: name)
        else { return nil }
        return (error.suggesting(meant), name)
    }

    /// The former member of a package's type, if an error is that the type lacks it; else nil.
    private func formerMember(in error: CompilerError) -> FormerName? {
        MissingName.lack(in: error.message).flatMap { past["\($0.type).\($0.member)"] }
    }

    /// The names that the package may have had: undeclared names, and members that its types lack.
    func namesOfPast(_ results: [String: BatchChecker.Result]) -> Set<String> {
        guard let package else { return [] }
        let modules = withoutModules.filter { samples[$0.sample].isAsked }.flatMap(\.unit.missingModules)
        return askedEntries.reduce(into: Set(modules.map { "import \($0)" })) { names, entry in
            guard !entry.reading.mustFail, case .messages(let messages)? = results[entry.key] else { return }
            for error in errors(messages.filter { $0.severity == .error }, of: entry) {
                if let lack = MissingName.lack(in: error.message),
                    package.declares(lack.type) || isOfWholeType(error.message, in: entry)
                {
                    names.insert("\(lack.type).\(lack.member)")
                } else if let name = missingName(in: error, of: entry), !known.contains(name) {
                    names.insert(name)
                }
            }
        }
    }

    /// True if an error holds whatever the missing names turn out to be.
    ///
    /// - Parameter types: The sample's own types that are only shown in part.
    private func isIndependent(
        _ error: CompilerError,
        of names: [String],
        inPart types: Set<String>,
        in entry: Entry
    ) -> Bool {
        (Consequence.isNone(error.message) || isOfWholeType(error.message, in: entry))
            && !isOfStranger(error.message, in: entry)
            && !(error.message.contains("actor-isolated") && isOfHeir(of: names, error, in: entry))
            && !(error.message.contains("has no member") && types.contains { error.message.contains("'\($0)'") })
            && !isOfOwnMember(error.message, in: entry)
            && !isOfInheritedMember(of: names, error.message, in: entry)
            && !Consequence.isOfCall(
                with: names,
                error.message,
                samples[entry.sample].snippet.source.bytes,
                at: error.sliceRange.lowerBound
            )
            && !Consequence.isOfValue(
                madeOf: names,
                error.message,
                samples[entry.sample].snippet.source.bytes,
                at: error.sliceRange.lowerBound
            )
    }

    /// True if an error is that a type of the package lacks a member: arguments don't decide which members a type has.
    private func isLackOfPackage(_ error: CompilerError, besides names: [String], in entry: Entry) -> Bool {
        error.isSure && MissingName.lack(in: error.message) != nil
            && !Consequence.isOfCall(
                with: names,
                error.message,
                samples[entry.sample].snippet.source.bytes,
                at: error.sliceRange.lowerBound
            )
    }

    /// True if an error lies in a type that inherits from one of the missing names, or has one as an attribute: that one may
    /// determine its actor.
    private func isOfHeir(of names: [String], _ error: CompilerError, in entry: Entry) -> Bool {
        let anatomy = entry.reading.anatomy
        return anatomy.items.contains { item in
            item.range.contains(error.sliceRange.lowerBound) && Self.names(names, inHeadOf: item, anatomy)
        }
    }

    /// True for a missing member that the sample declares: a missing name in its declaration keeps the compiler from reading it.
    private func isOfOwnMember(_ message: String, in entry: Entry) -> Bool {
        guard let member = MissingName.lack(in: message)?.member else { return false }
        let words = entry.reading.anatomy.bytes.split { !$0.isWordByte }
        return zip(words, words.dropFirst()).contains { keyword, name in
            name.elementsEqual(member.utf8)
                && ["case", "func", "var", "let"].contains { keyword.elementsEqual($0.utf8) }
        }
    }

    /// True if an error is a missing member of a type that inherits from one of the missing names, or has one as an attribute:
    /// that one may bring the member.
    private func isOfInheritedMember(of names: [String], _ message: String, in entry: Entry) -> Bool {
        guard let type = MissingName.lack(in: message)?.type else { return false }
        let anatomy = entry.reading.anatomy
        return anatomy.items.contains { item in
            (item.names.contains(type) || item.kind == .extending(type)) && Self.names(names, inHeadOf: item, anatomy)
        }
    }

    /// True if the head of a type or an extension has one of the names after its colon, or as an attribute.
    private static func names(_ names: [String], inHeadOf item: SampleAnatomy.Item, _ anatomy: SampleAnatomy) -> Bool {
        let head = anatomy.bytes[item.range.clamped(to: 0..<anatomy.bytes.count)].prefix { $0 != UInt8(ascii: "{") }
        let colon = head.firstIndex(of: UInt8(ascii: ":")) ?? head.endIndex
        return head.split { !$0.isWordByte }.contains { word in
            (word.startIndex > colon || head[..<word.startIndex].last == UInt8(ascii: "@"))
                && names.contains { word.elementsEqual($0.utf8) }
        }
    }

    /// True if an error is a missing member of a type that neither the sample nor anything known declares: a generic parameter,
    /// whose missing constraint may bring the member.
    private func isOfStranger(_ message: String, in entry: Entry) -> Bool {
        guard message.hasPrefix("value of type '"), message.contains("has no member") else { return false }
        let type = String(message.dropFirst("value of type '".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return !type.isEmpty && !known.contains(type) && entry.unit.types[type] == nil
            && package?.declares(type) != true
    }

    /// The sample's types that use undeclared values: they have more members than the sample shows.
    func typesInPart(_ errors: [CompilerError], in entry: Entry) -> Set<String> {
        let missing = errors.filter { error in
            missingName(in: error, of: entry)?.first?.isLowercase == true
        }
        guard !missing.isEmpty else { return [] }
        let types = entry.reading.anatomy.items.filter { item in
            item.kind == .type && missing.contains { item.range.contains($0.sliceRange.lowerBound) }
        }
        return Set(types.flatMap(\.names))
    }

    /// Names for the types around them that members in a list use.
    private static let ownNames: Set<String> = [
        "Self", "Element", "Index", "Key", "Value", "Keys", "Values", "Elements", "Indices", "SubSequence", "Iterator",
        "Base", "Failure", "Output", "Input", "Body", "Content", "Success", "self",
    ]
}
