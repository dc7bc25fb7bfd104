import SnippetSyntax
import Support

/// The code that is wrapped around the pieces of a sample, as its shape needs.
extension UnitBuilder {
    func wrap(
        _ reading: SampleAnatomy,
        sample: Int,
        after variables: [LessonContext.Reference],
        _ settings: [String],
        to text: inout UnitText
    ) {
        let isOfManifest = ManifestSample.isOne(reading)
        let outside = reading.items.filter { isOutside($0, in: reading) }
        let inside = reading.items.filter { !isOutside($0, in: reading) }.filter { !isImport($0) }
        for item in outside {
            // As in a script, whose variables belong to the main actor.
            if item.kind == .variable, reading.shape == .statements { text.append("@MainActor ") }
            // Beside types a script's variables are globals of the file, which Swift 5 mode allows: nothing says that Swift 6 is meant.
            if item.kind == .variable, reading.shape == .declarations, item.isStored, !isLanguageSaid,
                !settings.contains("MainActor")
            {
                text.append("nonisolated(unsafe) ")
            }
            append(
                item,
                of: reading.bytes,
                sample: sample,
                to: &text,
                isGlobal: true,
                isOfManifest: isOfManifest
            )
            text.append("\n")
        }
        func appendInside(_ items: [SampleAnatomy.Item]) {
            for reference in variables {
                let lender = context.samples[reference.sample]
                let item = context.item(reference)
                append(item, of: lender.bytes, sample: reference.sample, to: &text, isGlobal: false)
                text.append("\n")
            }
            for item in items {
                append(
                    item,
                    of: reading.bytes,
                    sample: sample,
                    to: &text,
                    isGlobal: false,
                    isOfManifest: isOfManifest
                )
                text.append("\n")
            }
        }
        guard !inside.isEmpty else { return }
        switch reading.shape {
        case .expression, .statements:
            guard let surroundings else { break }
            text.append(reading.returnsValue ? surroundings.openingWithResult : surroundings.opening)
            appendInside(inside)
            text.append(surroundings.closing)
            return
        default: break
        }
        switch reading.shape {
        case _ where isOfSomeType(reading), .members:
            let statements = inside.filter { $0.kind == .statement }
            text.append(typeHeader(of: reading.members, parameters: parameters(of: reading)))
            appendInside(inside.filter { $0.kind != .statement })
            if !statements.isEmpty {
                text.append("@ViewBuilder var _sample: some View {\n")
                appendInside(statements)
                text.append("}\n")
            }
            if isView(reading.members), !reading.members.hasBody {
                text.append("var body: some View { EmptyView() }\n")
            }
            text.append("}\n")
        case .fragment where ManifestSample.call(taking: reading) != nil:
            text.append("private func \(NameHoles.script)() {\n_ = \(ManifestSample.call(taking: reading) ?? "")\n")
            appendInside(inside)
            text.append(")\n}\n")
        case .expression where ManifestSample.type(of: reading) != nil:
            // Elements of lists end in a comma.
            text.append(
                "private func \(NameHoles.script)() {\nlet _: [\(ManifestSample.type(of: reading) ?? "")] = [\n"
            )
            appendInside(inside)
            text.append("]\n}\n")
        case .expression:
            text.append("@MainActor private func \(NameHoles.script)() -> some View {\n\(base(of: reading))")
            appendInside(inside)
            text.append("}\n")
        case .statements where reading.returnsValue:
            text.append("@MainActor private func \(NameHoles.script)() {\nlet _ = { @MainActor () async throws in\n")
            appendInside(inside)
            text.append("}\n}\n")
        default:
            text.append("@MainActor private func \(NameHoles.script)() async throws {\n")
            appendInside(inside)
            text.append("}\n")
        }
    }

    /// The conventional names of generic parameters that members use of the type around them, each with its constraint.
    private static let ownParameters = [
        "Element": "", "Key": ": Hashable", "Value": "", "Index": ": Comparable", "Failure": ": Error",
    ]

    private func parameters(of reading: SampleAnatomy) -> String {
        let declared = Set(reading.items.flatMap(\.names))
        let names = reading.items.reduce(into: Set<String>()) { $0.formUnion($1.references) }
        let used = names.filter { name in
            guard !declared.contains(name), name.first?.isUppercase == true else { return false }
            let isInner = package?.isInner(name) == true
            if Self.ownParameters[name] != nil { return isInner || package?.declares(name) != true }
            // A list of members doesn't say to which type they belong.
            return isInner && reading.isInterface && !known.contains(name)
        }
        let list = used.sorted().map { "\($0)\(Self.ownParameters[$0] ?? "")" }.joined(separator: ", ")
        return list.isEmpty ? "" : "<\(list)>"
    }

    /// True if functions belong to a type that isn't shown: they name its generic parameters, or the type itself.
    private func isOfSomeType(_ reading: SampleAnatomy) -> Bool {
        guard reading.shape == .declarations, reading.isInterface,
            reading.items.allSatisfy({ $0.kind == .function || $0.kind == .variable })
        else { return false }
        return !parameters(of: reading).isEmpty || reading.uses.contains("Self") || reading.members.isOfValue
            || reading.members.hasInitializer
    }

    /// True if an item is placed at the file's outermost level, whatever the sample's shape.
    func isOutside(_ item: SampleAnatomy.Item, in reading: SampleAnatomy) -> Bool {
        switch (item.kind, reading.shape) {
        case (.importing, _): false
        case _ where isOfSomeType(reading): false
        case (_, .file), (_, .declarations): true
        case (.type, .members) where reading.members.hasCases: false
        case (.type, _), (.extending, _), (.shared, _): true
        case (.function, _): item.isPreview
        case (.variable, .statements):
            // A type can't use a function's variables: a variable that a type names becomes a global of the file.
            reading.items.contains { other in
                other.kind == .type && !other.values.isDisjoint(with: item.names)
            }
        default: false
        }
    }

    func isImport(_ item: SampleAnatomy.Item) -> Bool { if case .importing = item.kind { true } else { false } }

    func isView(_ members: SampleAnatomy.Members) -> Bool { members.hasBody || members.hasViewWrappers }

    private func typeHeader(of members: SampleAnatomy.Members, parameters: String) -> String {
        if members.hasCases { return "private enum _Sample {\n" }
        if members.hasPublished { return "@MainActor private class _Sample: ObservableObject {\n" }
        if isView(members) { return "private struct _Sample: View {\n" }
        let isClass =
            members.isOfClass || (!members.hasUninitialized && !members.hasInitializer && !members.isOfValue)
        return isClass ? "private class _Sample\(parameters) {\n" : "private struct _Sample\(parameters) {\n"
    }

    /// The view to which a chain of modifiers is applied.
    private func base(of reading: SampleAnatomy) -> String {
        let word = reading.bytes.drop { " \t\r\n.".utf8.contains($0) }.prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
        let ofImages: Set<String> = [
            "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
        ]
        return ofImages.contains(String(decoding: word, as: UTF8.self)) ? "Image(systemName: \"\")\n" : "Text(\"\")\n"
    }
}
