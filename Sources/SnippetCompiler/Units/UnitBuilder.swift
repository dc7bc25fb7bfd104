import SnippetLint
import Support

/// Makes a file for the compiler of one reading of a sample: hides its declarations from other files, wraps it as its shape
/// asks, and sets before it what it needs of the lesson.
struct UnitBuilder: Sendable {
    private typealias Item = SampleAnatomy.Item

    let context: LessonContext
    let known: KnownNames
    /// Whether a module can be imported.
    let hasModule: @Sendable (String) -> Bool
    /// The package that samples are about, if any.
    let package: SamplePackage?
    /// How units are compiled that have nothing to do with a package.
    let settings: @Sendable (_ imports: [String]) -> [String]

    func unit(of reading: SampleAnatomy, sample: Int, mustFail: Bool) -> CompilationUnit {
        let declared = Set(reading.items.flatMap(\.names))
        let extended = reading.items.flatMap { item -> [String] in
            guard case .extending(let type) = item.kind else { return [] }
            let conformance = item.addsConformance ? [LessonContext.conformance(of: type)] : []
            return conformance + item.memberNames.map { "\(type).\($0)" }
        }
        let uses = reading.uses
        let references = context.closure(
            of: uses,
            standingAlone: reading.references,
            // A script goes on; what stands by itself has no other's variables.
            referring: reading.shape == .statements ? Self.references(ofScript: reading) : [],
            in: sample,
            declaring: declared,
            extending: Set(extended)
        )
        let given = references.map(context.item)
        let givenNames = Set(given.flatMap(\.names))
        var text = UnitText()
        let needed = given.reduce(into: uses) { $0.formUnion($1.uses) }.subtracting(declared).subtracting(givenNames)
        let imports = imports(of: references, and: reading, using: needed)
        for import_ in imports { text.append("\(import_.attributes)import \(import_.module)\n") }
        let modules = imports.map(\.module)
        let settings = settings(modules)
        // What waits for its value stands among the statements, and so does what needs it.
        let script = references.filter(context.isOfScript)
        let isLocal = reading.shape == .statements && script.contains { context.item($0).waits }
        for reference in references where !isLocal || !context.isOfScript(reference) {
            let source = context.samples[reference.sample]
            // Wherever the sample uses it; where all is the main actor's, so is this.
            if context.isOfScript(reference), !settings.contains("MainActor") { text.append("nonisolated(unsafe) ") }
            append(context.item(reference), of: source.bytes, sample: reference.sample, to: &text, isGlobal: true)
            text.append("\n")
        }
        text.append(
            AssumedViews.declarations(for: reading.calls) { name in
                known.contains(name) || declared.contains(name) || givenNames.contains(name)
            }
        )
        wrap(reading, sample: sample, after: isLocal ? script : [], settings, to: &text)
        text.append("\n")
        if (given + reading.items).contains(where: \.hasValuesLeftOut) {
            text.append("nonisolated private func _leftOut<T>() -> T { fatalError() }\n")
        }
        let claims = (given + reading.items).reduce(into: Set<String>()) { claims, item in
            if item.kind == .shared {
                // Of an operator the sign: precedence groups are nobody's.
                let signs = item.uses.filter { $0.first?.isLetter == false && !$0.hasPrefix("_") }
                claims.formUnion(signs.isEmpty ? item.uses : signs)
            }
            guard item.addsConformance, case .extending(let type) = item.kind, !declared.contains(type),
                !givenNames.contains(type)
            else { return }
            claims.formUnion(item.conformances.map { "\(type): \($0)" } + item.memberNames.map { "\(type).\($0)" })
        }
        return CompilationUnit(
            text: text.bytes,
            origins: text.origins,
            claims: claims,
            mustFail: mustFail,
            missingModules: modules.filter { !Self.ofAll.contains($0) && !hasModule($0) },
            imports: modules,
            settings: settings,
            goesOn: references.contains(where: context.isOfScript),
            isUncertain: given.contains { $0.isPartial && $0.kind != .function }
                || references.contains { isDoubtful($0, for: sample) },
            evolving: Set(references.filter(context.isShownOften).flatMap { context.item($0).names }),
            types: (given + reading.items).filter { $0.kind == .type }.reduce(into: [:]) { types, item in
                for name in item.names { types[name] = item.firstInherited }
            }
        )
    }

    /// Whether what is lent may not be what the sample means: a type that only a later sample shows, or that this system takes
    /// in another way.
    private func isDoubtful(_ reference: LessonContext.Reference, for sample: Int) -> Bool {
        let item = context.item(reference)
        guard item.kind == .type else { return false }
        // Without Objective-C its attribute, and what hangs on it, is an error.
        if item.uses.contains("objc") { return true }
        return reference.sample > sample
    }

    /// What units import without being asked: every compiler has it, or Glosa does.
    private static let ofAll: Set<String> = ["Foundation", "SwiftUI"]

    /// The names that may be variables of the samples before, outside of the sample's own types and functions.
    private static func references(ofScript reading: SampleAnatomy) -> Set<String> {
        reading.items.reduce(into: []) { names, item in
            if item.kind == .statement || item.kind == .variable { names.formUnion(item.references) }
        }
    }

    /// What declares a type for other lessons, with all that it needs of its own.
    func declarations(for name: String) -> GivenNames.Declarations { declarations(for: name, referring: []) }

    /// What declares a script's variable for other lessons, with all that it needs of its own; nil for one that waits for its
    /// value.
    func variable(_ name: String) -> GivenNames.Declarations? {
        guard let reference = context.variable(name), !context.item(reference).waits else { return nil }
        return declarations(for: name, referring: [name])
    }

    private func declarations(for name: String, referring variables: Set<String>) -> GivenNames.Declarations {
        let references = context.closure(
            of: [name],
            standingAlone: [name],
            referring: variables,
            in: context.samples.count,
            declaring: [],
            extending: []
        )
        let items = references.map(context.item)
        let lenders = Set(references.map(\.sample)).sorted().map { context.samples[$0] }
        var imports = lenders.flatMap(Self.imports).map(\.module).filter(hasModule)
        if !variables.isEmpty {
            let uses = items.reduce(into: Set<String>()) { $0.formUnion($1.uses) }.subtracting(items.flatMap(\.names))
            imports += package?.offering(uses) ?? []
        }
        let isOfMainActor = settings(imports).contains("MainActor")
        var text = UnitText()
        for reference in references where !variables.isEmpty || !context.isOfScript(reference) {
            let source = context.samples[reference.sample]
            if context.isOfScript(reference), !isOfMainActor { text.append("nonisolated(unsafe) ") }
            append(context.item(reference), of: source.bytes, sample: reference.sample, to: &text, isGlobal: true)
            text.append("\n")
        }
        return GivenNames.Declarations(text: text.bytes, names: Set(items.flatMap(\.names)), imports: imports)
    }

    private typealias Import = (module: String, attributes: String)

    /// The modules that the sample, and the samples that lend it something, import, and those that need no word.
    ///
    /// - Parameter uses: the names that none of them declares.
    private func imports(of references: [LessonContext.Reference], and reading: SampleAnatomy, using uses: Set<String>)
        -> [Import]
    {
        let lenders = Set(references.map(\.sample)).sorted().map { context.samples[$0] }
        let own = Self.imports(of: reading)
        let written = lenders.flatMap(Self.imports) + own
        let parts = hasModule("FoundationNetworking") ? KnownNames.partsOfFoundation(uses).map { Import($0, "") } : []
        var all: [Import] = []
        if ManifestSample.isOne(reading), package?.declares("Package") != true {
            return [Import("PackageDescription", ""), Import("Foundation", "")]
                + own.filter {
                    !["PackageDescription", "Foundation"].contains($0.module)
                }
        }
        if let package {
            // Whoever imports one module of a package says which ones he means.
            let isSaid = own.contains { package.modules[$0.module] != nil }
            let offered = isSaid ? [] : package.offering(uses).map { Import($0, "") }
            let others = (known.modules(of: uses.filter { !package.declares($0) }) + apple(uses) + tests(uses))
                .map { Import($0, "") }
            all = [("Foundation", "")] + parts + written + offered + others
            if usesSwiftUI(reading, uses, written.map(\.module)) { all.insert(("SwiftUI", ""), at: 0) }
        } else {
            all =
                [("SwiftUI", ""), ("Foundation", "")] + parts + written
                + (known.modules(of: uses) + tests(uses)).map { ($0, "") }
        }
        return all.reduce(into: []) { result, next in
            if let index = result.firstIndex(where: { $0.module == next.module }) {
                if result[index].attributes.isEmpty { result[index].attributes = next.attributes }
            } else {
                result.append(next)
            }
        }
    }

    /// The modules that tests are written with.
    private func tests(_ uses: Set<String>) -> [String] {
        var modules: [String] = []
        if uses.contains(where: { $0 == "XCTestCase" || $0.hasPrefix("XCTAssert") }) { modules.append("XCTest") }
        if !uses.isDisjoint(with: ["Test", "Suite"]), !uses.isDisjoint(with: ["expect", "require"]) {
            modules.append("Testing")
        }
        return modules.filter(hasModule)
    }

    /// What Foundation has on Apple's systems only.
    private func apple(_ uses: Set<String>) -> [String] {
        let names: Set<String> = ["lines", "resourceBytes", "bytes", "characters", "unicodeScalars"]
        return uses.isDisjoint(with: names) || !hasModule("AppleFoundation") ? [] : ["AppleFoundation"]
    }

    private static func imports(of sample: SampleAnatomy) -> [Import] {
        sample.items.compactMap { item in
            if case .importing(let module) = item.kind { (module, item.importAttributes) } else { nil }
        }
    }

    /// Whether a sample of a package means SwiftUI too: the package may have names of its own for what SwiftUI has.
    private func usesSwiftUI(_ reading: SampleAnatomy, _ uses: Set<String>, _ imports: [String]) -> Bool {
        if imports.contains(where: { known.needsSwiftUI($0) }) { return true }
        if reading.shape == .expression || isView(reading.members) || reading.members.hasPublished { return true }
        return uses.contains { known.isOfSwiftUI($0) && package?.declares($0) != true }
    }

    // MARK: Shapes

    private func wrap(
        _ reading: SampleAnatomy,
        sample: Int,
        after variables: [LessonContext.Reference],
        _ settings: [String],
        to text: inout UnitText
    ) {
        let outside = reading.items.filter { isOutside($0, in: reading) }
        let inside = reading.items.filter { !isOutside($0, in: reading) }.filter { !isImport($0) }
        for item in outside {
            // As in a script, whose variables belong to the main actor.
            if item.kind == .variable, reading.shape == .statements { text.append("@MainActor ") }
            // Beside types a script's variables are globals of the file, and no other task is there.
            if item.kind == .variable, reading.shape == .declarations, item.isStored, !settings.contains("MainActor") {
                text.append("nonisolated(unsafe) ")
            }
            append(item, of: reading.bytes, sample: sample, to: &text, isGlobal: true)
            text.append("\n")
        }
        func appendInside(_ items: [Item]) {
            for reference in variables {
                let lender = context.samples[reference.sample]
                let item = context.item(reference)
                append(item, of: lender.bytes, sample: reference.sample, to: &text, isGlobal: false)
                text.append("\n")
            }
            for item in items {
                append(item, of: reading.bytes, sample: sample, to: &text, isGlobal: false)
                text.append("\n")
            }
        }
        guard !inside.isEmpty else { return }
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
            // Pieces of lists end in a comma.
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

    /// The names that members give to the parameters of the type around them.
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
            // Of a list of members nobody says of which type they are.
            return isInner && reading.isInterface && !known.contains(name)
        }
        let list = used.sorted().map { "\($0)\(Self.ownParameters[$0] ?? "")" }.joined(separator: ", ")
        return list.isEmpty ? "" : "<\(list)>"
    }

    /// Whether functions belong to a type that isn't shown: they name its parameters, or the type itself.
    private func isOfSomeType(_ reading: SampleAnatomy) -> Bool {
        guard reading.shape == .declarations, reading.isInterface,
            reading.items.allSatisfy({ $0.kind == .function || $0.kind == .variable })
        else { return false }
        return !parameters(of: reading).isEmpty || reading.uses.contains("Self") || reading.members.isOfValue
            || reading.members.hasInitializer
    }

    /// Whether an item stands in the file itself, whatever the sample's shape.
    private func isOutside(_ item: Item, in reading: SampleAnatomy) -> Bool {
        switch (item.kind, reading.shape) {
        case (.importing, _): false
        case _ where isOfSomeType(reading): false
        case (_, .file), (_, .declarations): true
        case (.type, .members) where reading.members.hasCases: false
        case (.type, _), (.extending, _), (.shared, _): true
        case (.function, _): item.edits.contains { $0.replacement.contains("func _preview") }
        case (.variable, .statements):
            // A type can't reach what a function holds: what it names is a global of the file.
            reading.items.contains { other in
                other.kind == .type && !other.uses.isDisjoint(with: item.names)
            }
        default: false
        }
    }

    private func isImport(_ item: Item) -> Bool { if case .importing = item.kind { true } else { false } }

    private func isView(_ members: SampleAnatomy.Members) -> Bool { members.hasBody || members.hasViewWrappers }

    private func typeHeader(of members: SampleAnatomy.Members, parameters: String) -> String {
        if members.hasCases { return "private enum _Sample {\n" }
        if members.hasPublished { return "@MainActor private class _Sample: ObservableObject {\n" }
        if isView(members) { return "private struct _Sample: View {\n" }
        let isClass =
            members.isOfClass || (!members.hasUninitialized && !members.hasInitializer && !members.isOfValue)
        return isClass ? "private class _Sample\(parameters) {\n" : "private struct _Sample\(parameters) {\n"
    }

    /// What a chain of modifiers is taken to hang on.
    private func base(of reading: SampleAnatomy) -> String {
        let word = reading.bytes.drop { " \t\r\n.".utf8.contains($0) }.prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
        let ofImages: Set<String> = [
            "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
        ]
        return ofImages.contains(String(decoding: word, as: UTF8.self)) ? "Image(systemName: \"\")\n" : "Text(\"\")\n"
    }

    private func append(_ item: Item, of source: [UInt8], sample: Int, to text: inout UnitText, isGlobal: Bool) {
        guard !isImport(item) else { return }
        let edits = isGlobal ? item.edits + item.accessEdits : item.edits
        let range = item.range.clamped(to: 0..<source.count)
        text.append(range, of: source, sample: sample, edits: edits.map { ($0.range, $0.replacement) })
    }
}
