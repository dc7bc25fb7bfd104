import Diagnostics
import SnippetSyntax
import Support

/// The units in which a lesson's samples are compiled, and the programs as which they are run.
struct LessonPlan: Sendable {
    struct Entry: Sendable {
        let sample: Int
        let reading: SampleReadings.Reading
        var unit: CompilationUnit
        let key: String
    }

    /// A sample to be run.
    struct Program: Sendable {
        let sample: Int
        let program: SampleProgram
        let key: String
    }

    /// An entry with stand-ins for names that nothing declares.
    struct Given: Sendable {
        let names: [String]
        let unit: CompilationUnit
        let key: String
        /// The values that nothing declares and that have a proven type in the unit.
        var values: [String] = []
        /// The types that are as the documentation shows them in other samples.
        var shown: Set<String> = []
    }

    let entries: [Entry]
    let environment: CompilationEnvironment
    let context: LessonContext
    let programs: [Program]
    let known: KnownNames
    let samples: [SampleCompiler.Sample]
    let builder: UnitBuilder
    /// A builder for which the page's own declarations come before those of the SDK.
    let pageNamesBuilder: UnitBuilder
    /// A builder that lends the first of several shapes of a type on the page.
    let otherShapesBuilder: UnitBuilder
    /// A builder for which samples borrow nothing from one another, only from preambles.
    let aloneBuilder: UnitBuilder
    /// The names with which missing names of the page are compared.
    let spelling: Lazy<Spelling>
    /// True if anything on the page uses SwiftUI.
    let usesSwiftUI: Bool
    /// True if a sample of the page names a type of UIKit or AppKit.
    let usesKits: Bool
    let package: SamplePackage?
    /// The fates of missing names that the package had.
    var past: [String: FormerName] = [:]
    /// The missing modules of this page and the others. A name that is theirs is none that the package had: a module may have come of it.
    var foreignModules: Set<String> = []
    /// The members that extensions in samples add to types, on this page and the others.
    var membersAdded: Set<String> = []
    /// The types that one comment before in the module shows, and no other comment of it.
    var typesOfComments: Set<String> = []
    /// The undeclared values whose types other comments prove.
    var proven = ProvenValues()
    /// The SDKs that its samples are compiled against, the preferred one first.
    let kits: [InterfaceKit]
    /// True if its samples may use what only iOS has, and only macOS's SDK is installed.
    var lacksSimulator: Bool { environment.lacksSimulator(for: samples.first?.platform) }
    /// True if its samples stand in the comments of a package's sources.
    var documentsSources: Bool { samples.contains { !$0.anatomy.sourceFolders.isEmpty } }
    var isLanguageSaid: Bool { environment.isLanguageSaid }

    /// - Parameter shared: The package's types of values that samples share and nothing declares.
    init(
        _ samples: [SampleCompiler.Sample],
        known: KnownNames,
        environment: CompilationEnvironment,
        sharing shared: [String: String] = [:]
    ) {
        self.samples = samples
        self.known = known
        package = environment.package
        self.environment = environment
        kits = environment.kits(for: samples.first?.platform)
        let kit = environment.named(kits.first)
        let readings = samples.map(SampleReadings.init)
        let usesSwiftUI = Self.usesSwiftUI(readings.map(\.good), known)
        self.usesSwiftUI = usesSwiftUI
        usesKits = samples.contains { sample in
            sample.anatomy.items.contains { $0.references.contains(where: KnownNames.isOfKit) }
        }
        let package = environment.package
        func makeBuilder(
            _ taken: [Set<String>],
            lendsOverloads: Bool,
            lendsFirstShown: Bool = false,
            lendsPreamblesOnly: Bool = false
        ) -> UnitBuilder {
            var builder = UnitBuilder(
                context: LessonContext(
                    readings.map(\.good),
                    preambles: Set(samples.indices.filter { samples[$0].snippet.isPreamble }),
                    taken: lendsOverloads ? taken : taken + [package?.declaredTypes ?? []],
                    lendsOverloads: lendsOverloads,
                    lendsFirstShown: lendsFirstShown,
                    lendsPreamblesOnly: lendsPreamblesOnly,
                    isShown: { !lendsOverloads && package?.isSource($0) ?? false }
                ),
                known: known,
                hasModule: environment.hasModule,
                package: environment.package,
                settings: environment.settings
            )
            builder.shared = shared
            builder.isLanguageSaid = environment.isLanguageSaid
            return builder
        }
        let taken = [usesSwiftUI ? known.all : known.besidesSwiftUI]
        let builder = makeBuilder(taken, lendsOverloads: false)
        let context = builder.context
        self.context = context
        self.builder = builder
        pageNamesBuilder = makeBuilder([], lendsOverloads: true)
        otherShapesBuilder = makeBuilder(taken, lendsOverloads: false, lendsFirstShown: true)
        aloneBuilder = makeBuilder(taken, lendsOverloads: false, lendsPreamblesOnly: true)
        spelling = Lazy {
            let names = [known.byLetter.value, environment.namesOfPackage.value, NamesByLetter(shared.keys)]
            return Spelling(samples.map(\.anatomy), known: names)
        }
        var entries: [Entry] = []
        for (index, sample) in samples.enumerated() where !sample.snippet.isExcerpt {
            for reading in readings[index].readings where Self.isWhole(reading.anatomy) {
                let unit = builder.unit(of: reading.anatomy, sample: index, mustFail: reading.mustFail).against(kit)
                guard unit.missingModules.isEmpty else {
                    entries.append(Entry(sample: index, reading: reading, unit: unit, key: ""))
                    continue
                }
                var hash = ContentHash(environment.key(of: unit), reading.mustFail ? "wrong" : "right")
                hash.add(unit.text)
                // The result of another SDK may replace the first one's under this key.
                for kit in kits { hash.add(kit.name.rawValue.utf8) }
                entries.append(Entry(sample: index, reading: reading, unit: unit, key: hash.text))
            }
        }
        self.entries = entries.filter { !$0.key.isEmpty }
        withoutModules = entries.filter { $0.key.isEmpty }
        programs = samples.indices.filter { samples[$0].snippet.isRun && !samples[$0].snippet.isExcerpt }
            .compactMap { index in
                guard let reading = readings[index].readings.first(where: { !$0.mustFail }), reading.anatomy.isParsed
                else { return nil }
                let program = SampleProgram(
                    reading.anatomy,
                    sample: index,
                    context: context,
                    environment: environment
                )
                var hash = ContentHash(environment.key, "run", environment.code(of: program.packageModules))
                hash.add(program.text)
                return Program(sample: index, program: program, key: hash.text)
            }
    }

    /// True if samples are about SwiftUI: then no sample may declare its names for others.
    private static func usesSwiftUI(_ samples: [SampleAnatomy], _ known: KnownNames) -> Bool {
        samples.contains { sample in
            sample.members.hasBody || sample.members.hasViewWrappers || sample.members.hasPublished
                || (sample.shape == .expression && !ManifestSample.isOne(sample))
                || sample.items.contains { item in
                    if case .importing(let module) = item.kind { return known.needsSwiftUI(module) }
                    return item.references.contains("View")
                }
        }
    }

    /// True if the lesson is about a missing module, which may add members to any type.
    var isOfAnotherModule: Bool { !otherModules.isEmpty }

    /// The missing modules that its samples import, without those of systems and of the package.
    var otherModules: [String] {
        withoutModules.flatMap(\.unit.missingModules).filter { !Self.ofSystems.contains($0) && !isOfPackage($0) }
    }

    /// True if a missing module is one of the package's: misspelt, or a former one.
    private func isOfPackage(_ module: String) -> Bool {
        past["import \(module)"] != nil || package?.modules.keys.contains { Slip.isNear(module, $0) } ?? false
    }

    /// Modules of systems, which add nothing to other modules' types.
    private static let ofSystems: Set<String> = [
        "Android", "Bionic", "CRT", "Cocoa", "Darwin", "Glibc", "Musl", "WASILibc", "WinSDK", "ucrt",
    ]

    /// The entries that import missing modules.
    let withoutModules: [Entry]

    /// The entries of samples on which a verdict is wanted.
    var askedEntries: [Entry] { entries.filter { samples[$0.sample].isAsked } }
    var askedPrograms: [Program] { programs.filter { samples[$0.sample].isAsked } }

    /// The values that samples use and nothing declares, by the compiler's results.
    func missingValues(_ results: [String: BatchChecker.Result]) -> Set<String> {
        askedEntries.reduce(into: []) { names, entry in
            guard !entry.reading.mustFail, case .messages(let messages)? = results[entry.key] else { return }
            for message in messages where message.severity == .error && message.text.hasPrefix("cannot find '") {
                guard let name = MissingName.name(in: message.text), name.first?.isLowercase == true else { continue }
                names.insert(name)
            }
        }
    }

    static func isWhole(_ anatomy: SampleAnatomy) -> Bool {
        anatomy.isParsed && !anatomy.isBeyondRewriting && !anatomy.isNotation
            && (anatomy.shape != .fragment || ManifestSample.call(taking: anatomy) != nil)
    }
}
