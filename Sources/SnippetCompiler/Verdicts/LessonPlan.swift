import Diagnostics
import SnippetLint

/// The units that a lesson's samples are compiled in, and the programs that they become.
struct LessonPlan: Sendable {
    struct Entry: Sendable {
        let sample: Int
        let reading: SampleReadings.Reading
        let unit: CompilationUnit
        let key: String
    }

    /// A sample to be run.
    struct Program: Sendable {
        let sample: Int
        let program: SampleProgram
        let key: String
    }

    let entries: [Entry]
    let programs: [Program]
    let known: KnownNames
    let samples: [SampleCompiler.Sample]
    let package: SamplePackage?

    init(
        _ samples: [SampleCompiler.Sample],
        known: KnownNames,
        environment: CompilationEnvironment
    ) {
        self.samples = samples
        self.known = known
        package = environment.package
        let readings = samples.map(SampleReadings.init)
        let context = LessonContext(
            readings.map(\.good),
            preambles: Set(samples.indices.filter { samples[$0].snippet.isPreamble }),
            taken: known.all.union(environment.package?.declaredTypes ?? [])
        )
        let builder = UnitBuilder(
            context: context,
            known: known,
            hasModule: environment.hasModule,
            package: environment.package,
            settings: environment.settings
        )
        var entries: [Entry] = []
        for (index, sample) in samples.enumerated() where !sample.snippet.isExcerpt {
            for reading in readings[index].readings where Self.isWhole(reading.anatomy) {
                let unit = builder.unit(of: reading.anatomy, sample: index, mustFail: reading.mustFail)
                guard unit.missingModules.isEmpty else {
                    entries.append(Entry(sample: index, reading: reading, unit: unit, key: ""))
                    continue
                }
                var hash = ContentHash(environment.key(of: unit), reading.mustFail ? "wrong" : "right")
                hash.add(unit.text)
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

    /// Those that import what isn't there.
    let withoutModules: [Entry]

    /// The entries of samples on which a verdict is wanted.
    var askedEntries: [Entry] { entries.filter { samples[$0.sample].isAsked } }
    var askedPrograms: [Program] { programs.filter { samples[$0.sample].isAsked } }

    private static func isWhole(_ anatomy: SampleAnatomy) -> Bool {
        anatomy.isParsed && anatomy.shape != .fragment && !anatomy.isBeyondRewriting
    }
}
