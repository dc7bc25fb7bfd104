import SnippetSyntax
import Support

/// Builds a file for the compiler from one reading of a sample: hides its declarations from other files, wraps it as its shape
/// needs, and adds the lesson's declarations that it uses before it.
struct UnitBuilder: Sendable {

    let context: LessonContext
    let known: KnownNames
    /// Returns true if a module can be imported.
    let hasModule: @Sendable (String) -> Bool
    /// The package that samples are about, if any.
    let package: SamplePackage?
    /// Returns the compiler settings for a unit with given imports.
    let settings: @Sendable (_ imports: [String]) -> [String]
    /// True if SwiftUI is imported into samples that don't import it.
    var importsSwiftUI = true
    /// True if the course or a package states the language mode of samples.
    var isLanguageSaid = false
    /// The package's types of values that samples share and nothing declares.
    var shared: [String: String] = [:]
    /// The function that statements are the body of; nil for one that knows nothing else.
    var surroundings: SampleSurroundings?

    /// True for a sample that is being written: it may name next all that the lesson and the package have.
    var isBeingWritten = false

    /// The form of a sample's text in the unit.
    enum Form: Sendable {
        /// A file among others; code that can't stand alone in a file is wrapped.
        case file
        /// The program `main.swift`, with the sample as it is.
        case script
    }

    /// - Parameter isRun: True if its code is run, so that declarations of other samples keep their bodies.
    func unit(
        of reading: SampleAnatomy,
        sample: Int,
        mustFail: Bool,
        as form: Form = .file,
        isRun: Bool = false
    ) -> CompilationUnit {
        let declared = Set(reading.items.flatMap(\.names))
        let extended = reading.items.flatMap { item -> [String] in
            guard case .extending(let type) = item.kind else { return [] }
            let conformance = item.addsConformance ? [LessonContext.conformance(of: type)] : []
            return conformance + item.memberNames.map { "\(type).\($0)" }
        }
        let lent = isBeingWritten ? context.lendableNames : []
        let uses = reading.uses.union(lent)
        let references = context.closure(
            of: uses,
            standingAlone: reading.references.union(lent),
            // A script continues earlier samples; declarations use no variables of others.
            referring: reading.shape == .statements ? Self.references(ofScript: reading).union(lent) : [],
            in: sample,
            declaring: declared,
            extending: Set(extended)
        )
        let given = references.map(context.item)
        let givenNames = Set(given.flatMap(\.names))
        var text = UnitText()
        let needed = given.reduce(into: uses) { $0.formUnion($1.uses) }.subtracting(declared).subtracting(givenNames)
        let bound = shared.filter { reading.references.contains($0.key) && needed.contains($0.key) }
        let imports = imports(
            of: references,
            and: reading,
            using: needed.union(bound.values.map { String($0.prefix { $0 != "." }) })
        )
        for import_ in imports { text.append("\(import_.attributes)import \(import_.module)\n") }
        let modules = imports.map(\.module)
        let settings = settings(modules)
        // A variable whose value needs `await` or `try` is placed among the statements, and so is everything that needs it. So is
        // every variable in a stated language mode: data races on globals that are marked as unsafe would go unnoticed.
        let script = references.filter(context.isOfScript)
        let isLocal =
            form == .file && reading.shape == .statements
            && (isLanguageSaid || script.contains { context.item($0).waits })
        for reference in references where !isLocal || !context.isOfScript(reference) {
            let source = context.samples[reference.sample]
            // The sample may use the variable anywhere; with the main actor as default isolation it needs no mark.
            if form == .file, context.isOfScript(reference), !settings.contains("MainActor") {
                text.append("nonisolated(unsafe) ")
            }
            append(
                context.item(reference),
                of: source.bytes,
                sample: reference.sample,
                to: &text,
                isGlobal: form == .file,
                isLent: !isRun
            )
            text.append("\n")
        }
        for (name, type) in bound.sorted(by: { $0.key < $1.key }) {
            text.append("nonisolated(unsafe) private var \(name): \(type) = { fatalError() }()\n")
        }
        text.append(
            AssumedViews.declarations(for: reading.calls) { name in
                known.contains(name) || declared.contains(name) || givenNames.contains(name) || isMisspeltView(name)
            }
        )
        switch form {
        case .file: wrap(reading, sample: sample, after: isLocal ? script : [], settings, to: &text)
        case .script:
            for item in reading.items {
                append(item, of: reading.bytes, sample: sample, to: &text, isGlobal: false)
                text.append("\n")
            }
        }
        text.append("\n")
        if (given + reading.items).contains(where: \.hasValuesLeftOut) {
            text.append("nonisolated private func _leftOut<T>() -> T { fatalError() }\n")
        }
        let assumed = reading.calls.map(\.name).filter { AssumedViews.isAssumable($0) && !isMisspeltView($0) }
        let hidden = givenNames.union(reading.items.filter { isOutside($0, in: reading) }.flatMap(\.names)).union(
            assumed
        ).union(bound.keys)
        let foreign = (given + reading.items).reduce(into: Set<String>()) { $0.formUnion($1.references) }
            .subtracting(declared).subtracting(hidden)
        var unit = CompilationUnit(
            text: text.bytes,
            origins: text.origins,
            claims: Self.claims(of: given + reading.items, declaring: declared.union(givenNames)),
            hiddenNames: hidden,
            foreignNames: foreign.filter { !known.contains($0) && package?.declares($0) != true },
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
        unit.isScript = form == .script
        unit.hasValuesByType = !bound.isEmpty
        unit.sample = sample
        return unit
    }

    /// The claims of declarations: what other files of a module would see of them.
    ///
    /// - Parameter declared: The types that are declared beside them.
    private static func claims(of items: [SampleAnatomy.Item], declaring declared: Set<String>) -> Set<String> {
        items.reduce(into: []) { claims, item in
            if item.kind == .shared {
                // An operator is claimed by its sign; precedence groups aren't claimed beside it.
                let signs = item.uses.filter { $0.first?.isLetter == false && !$0.hasPrefix("_") }
                claims.formUnion(signs.isEmpty ? item.uses : signs)
            }
            guard item.addsConformance, case .extending(let type) = item.kind, !declared.contains(type) else { return }
            claims.formUnion(item.conformances.map { "\(type): \($0)" } + item.memberNames.map { "\(type).\($0)" })
        }
    }

    /// True if a borrowed type may not be the one that the sample means: later samples show it in several shapes, or this system
    /// treats it otherwise.
    private func isDoubtful(_ reference: LessonContext.Reference, for sample: Int) -> Bool {
        let item = context.item(reference)
        guard item.kind == .type else { return false }
        // Without Objective-C, its attribute and everything that depends on it is an error.
        if item.uses.contains("objc") { return true }
        return reference.sample > sample && context.isShownOften(reference)
    }

    /// The modules that units import without being asked: every compiler has them, or Glosa does.
    private static let ofAll: Set<String> = ["Foundation", "SwiftUI"]

    /// The names that may be variables of earlier samples: those outside of the sample's own types and functions.
    static func references(ofScript reading: SampleAnatomy) -> Set<String> {
        reading.items.reduce(into: []) { names, item in
            if item.kind == .statement || item.kind == .variable { names.formUnion(item.references) }
        }
    }

    /// The declaration of a type for other lessons, with everything of this lesson that it needs.
    ///
    /// - Parameter isRun: True if its code is run, so that functions keep their bodies.
    func declarations(for name: String, isRun: Bool = false) -> GivenNames.Declarations {
        declarations(for: name, referring: [], isRun: isRun)
    }

    /// The declaration of a script's variable for other lessons, with everything of this lesson that it needs; nil if there is
    /// none, or if its value needs `await` or `try`.
    func variable(_ name: String) -> GivenNames.Declarations? {
        guard let reference = context.variable(name), !context.item(reference).waits else { return nil }
        return declarations(for: name, referring: [name])
    }

    private func declarations(
        for name: String,
        referring variables: Set<String>,
        isRun: Bool = false
    ) -> GivenNames.Declarations {
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
            append(
                context.item(reference),
                of: source.bytes,
                sample: reference.sample,
                to: &text,
                // The variables of a main file are internal, and can have no private types.
                isGlobal: !isRun,
                isLent: !isRun
            )
            text.append("\n")
        }
        let names = Set(items.flatMap(\.names))
        return GivenNames.Declarations(
            text: text.bytes,
            names: names,
            imports: imports,
            claims: Self.claims(of: items, declaring: names)
        )
    }

    /// True if a view's name is a slip for one of SwiftUI's or of the page's.
    private func isMisspeltView(_ name: String) -> Bool {
        AssumedViews.ofSwiftUI.contains { Slip.isOne(name, for: $0) }
            || context.typeNames.contains { Slip.isOne(name, for: $0) }
    }

    /// - Parameters:
    ///   - isLent: True if another sample declares it, so that its bodies aren't checked.
    ///   - isOfManifest: True for an item of a package's manifest, which may show a part of the description.
    func append(
        _ item: SampleAnatomy.Item,
        of source: [UInt8],
        sample: Int,
        to text: inout UnitText,
        isGlobal: Bool,
        isLent: Bool = false,
        isOfManifest: Bool = false
    ) {
        guard !isImport(item) else { return }
        let stubs = isLent ? item.bodyStubs : []
        let edits = (stubs + item.edits + (isGlobal ? item.accessEdits : [])).map { ($0.range, $0.replacement) }
        let range = item.range.clamped(to: 0..<source.count)
        let name = isOfManifest ? ManifestSample.name(in: range, of: source) : nil
        text.append(range, of: source, sample: sample, edits: edits + [name].compactMap(\.self))
    }
}
