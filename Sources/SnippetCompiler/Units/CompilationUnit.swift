import Support

/// A text for the compiler: one reading of one sample, with the declarations it needs.
struct CompilationUnit: Sendable {
    /// A stretch that was copied from a sample.
    struct Origin: Sendable {
        /// In the unit's text.
        let start: Int
        let length: Int
        /// Which sample of the lesson.
        let sample: Int
        /// In the sample's bytes.
        let offset: Int
    }

    let text: [UInt8]
    /// In ascending order.
    let origins: [Origin]
    /// What of it other files of a module would see: the types of others that it makes conform, operators. Units that make
    /// the same known can't be files of one module.
    let claims: Set<String>
    /// The names of its file that are hidden from the others of a module. Where another misses such a name, the compiler says
    /// that it is hidden, and goes on otherwise than where there is none.
    var hiddenNames: Set<String> = []
    /// The names that it uses, and neither it nor a module is known to have.
    var foreignNames: Set<String> = []
    /// Whether its author says that it is wrong.
    let mustFail: Bool
    /// The modules that it imports and nobody has.
    let missingModules: [String]
    /// The modules that it imports.
    let imports: [String]
    /// How the compiler takes it, besides what holds for all: language mode, features, isolation.
    private(set) var settings: [String]
    /// The sample that it is about; nil where all of it is asked about.
    var sample: Int?
    /// The SDK it is compiled against; nil: the toolchain's first.
    var kit: InterfaceKit?
    /// Whether it is a script that goes on from other samples, so that nothing is known of it where those aren't sound.
    var goesOn = false
    /// Whether it holds a type of another sample that is only shown in part, so that errors may come from that.
    let isUncertain: Bool
    /// Whether something stands in it for what nobody declares: all that is asked is whether its types are accepted.
    var isGuess = false
    /// Whether it is a program's `main.swift`, in which statements stand at the outermost level.
    var isScript = false
    /// The types that it is lent and that the lesson shows in several shapes.
    var evolving: Set<String> = []
    /// The types that it holds, each with the first that it inherits from.
    let types: [String: String?]

    /// The same unit for another SDK.
    func against(_ kit: InterfaceKit?) -> CompilationUnit {
        var unit = self
        unit.kit = kit
        return unit
    }

    /// What units must share to be compiled in one process.
    var kind: String { "\(mustFail) \(isGuess) \(isScript) \(settings) \(kit?.name.rawValue ?? "")" }

    /// The same unit, compiled with other settings.
    func with(settings: [String]) -> CompilationUnit {
        var unit = self
        unit.settings = settings
        return unit
    }

    /// The same unit with another text, of which nothing is asked but whether the compiler accepts it.
    ///
    /// - Parameter more: what other files of a module would see of what it is lent for that.
    func given(_ text: [UInt8], importing modules: [String], claiming more: Set<String> = []) -> CompilationUnit {
        CompilationUnit(
            text: text,
            origins: [],
            claims: claims.union(more),
            mustFail: false,
            missingModules: [],
            imports: imports + modules,
            settings: settings,
            isUncertain: isUncertain,
            isGuess: true,
            types: types
        ).against(kit)
    }

    /// Whether errors are among messages that are about what is asked: not about what is lent to the sample, or set around it.
    func hasOwnErrors(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { $0.severity == .error && (sample == nil || origin(of: $0.offset)?.sample == sample) }
    }

    /// Where a sample's own text begins.
    func start(of sample: Int) -> (sample: Int, offset: Int)? {
        origins.first { $0.sample == sample }.map { (sample, $0.offset) }
    }

    /// Where a byte of the text comes from; nil for what was written around the samples.
    func origin(of offset: Int) -> (sample: Int, offset: Int)? {
        let next = origins.partitioningIndex { $0.start > offset }
        guard next > 0 else { return nil }
        let origin = origins[next - 1]
        guard offset <= origin.start + origin.length else { return nil }
        return (origin.sample, origin.offset + offset - origin.start)
    }
}

/// Puts a unit's text together and remembers what came from where.
struct UnitText {
    private(set) var bytes: [UInt8] = []
    private(set) var origins: [CompilationUnit.Origin] = []

    mutating func append(_ text: String) { bytes += text.utf8 }

    /// Copies a stretch of a sample, changed by edits.
    mutating func append(
        _ range: Range<Int>,
        of source: [UInt8],
        sample: Int,
        edits: some Sequence<(range: Range<Int>, replacement: String)>
    ) {
        var position = range.lowerBound
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
            copy(position..<edit.range.lowerBound, of: source, sample: sample)
            append(edit.replacement)
            position = edit.range.upperBound
        }
        copy(position..<range.upperBound, of: source, sample: sample)
    }

    private mutating func copy(_ range: Range<Int>, of source: [UInt8], sample: Int) {
        guard !range.isEmpty else { return }
        origins.append(
            .init(start: bytes.count, length: range.count, sample: sample, offset: range.lowerBound)
        )
        bytes += source[range]
    }
}
