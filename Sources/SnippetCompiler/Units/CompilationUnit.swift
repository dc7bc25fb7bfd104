import Support

/// A text for the compiler: one reading of one sample, with the declarations it needs.
struct CompilationUnit: Sendable {
    /// A stretch that was copied from a sample.
    struct Origin: Sendable {
        /// The offset in the unit's text.
        let start: Int
        let length: Int
        /// The sample's index in the lesson.
        let sample: Int
        /// The offset in the sample's bytes.
        let offset: Int
    }

    private(set) var text: [UInt8]
    /// The copied stretches, in ascending order.
    private(set) var origins: [Origin]
    /// The declarations that other files of a module would see: conformances of other modules' types, operators. Units with a
    /// common claim can't be files of one module.
    let claims: Set<String>
    /// The names of its file that are hidden from the others of a module. If another file lacks such a name, the compiler says
    /// that it is hidden, and goes on otherwise than with a name that doesn't exist.
    var hiddenNames: Set<String> = []
    /// The names that it uses, and neither it nor a module is known to have.
    var foreignNames: Set<String> = []
    /// True if its author says that it is wrong.
    let mustFail: Bool
    /// The imported modules that don't exist.
    let missingModules: [String]
    /// The modules that it imports.
    let imports: [String]
    /// The compiler settings that aren't the same for all units: language mode, features, isolation.
    private(set) var settings: [String]
    /// The sample that it is about; nil if it is about all of its text.
    var sample: Int?
    /// The SDK it is compiled against; nil for the toolchain's first.
    var kit: InterfaceKit?
    /// True if it is a script that continues other samples: nothing is known of it unless those have no errors.
    var goesOn = false
    /// True if it contains a type of another sample that is only shown in part, so that errors may come from that.
    let isUncertain: Bool
    /// True if it contains stand-ins for undeclared names: only its types are checked.
    var isGuess = false
    /// True if it declares values of which only the type is known: it can't be run.
    var hasValuesByType = false
    /// True if it is a sample as it stands, with declarations of other pages.
    var isLoan = false
    /// True if it is a program's `main.swift`, in which statements stand at the outermost level.
    var isScript = false
    /// The types that it borrows and that the lesson shows in several shapes.
    var evolving: Set<String> = []
    /// The types in it, each with the first type that it inherits from.
    let types: [String: String?]

    /// The same unit for another SDK.
    func against(_ kit: InterfaceKit?) -> CompilationUnit {
        var unit = self
        unit.kit = kit
        return unit
    }

    /// The same unit with other bytes at the same places.
    func with(text: [UInt8]) -> CompilationUnit {
        var unit = self
        unit.text = text
        return unit
    }

    /// The place in the text of a stretch of a sample; nil if it isn't copied.
    func range(of stretch: Range<Int>, sample: Int) -> Range<Int>? {
        func place(_ offset: Int) -> Int? {
            origins.first { $0.sample == sample && ($0.offset..<$0.offset + $0.length).contains(offset) }
                .map { $0.start + offset - $0.offset }
        }
        guard let start = place(stretch.lowerBound), let last = place(stretch.upperBound - 1), start <= last else {
            return nil
        }
        return start..<last + 1
    }

    /// The properties that units must share to be compiled in one process.
    var kind: String { "\(mustFail) \(isGuess) \(isScript) \(settings) \(kit?.name.rawValue ?? "")" }

    /// The same unit, compiled with other settings.
    func with(settings: [String]) -> CompilationUnit {
        var unit = self
        unit.settings = settings
        return unit
    }

    /// The same unit with another text, as a guess: only its acceptance by the compiler matters.
    ///
    /// - Parameter more: The claims of declarations that it borrows in addition.
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

    /// The same unit, with the origins of a text that stands in its own behind so many bytes.
    func with(origins: [Origin], behind count: Int) -> CompilationUnit {
        var unit = self
        unit.isLoan = true
        unit.origins = origins.map {
            Origin(start: $0.start + count, length: $0.length, sample: $0.sample, offset: $0.offset)
        }
        return unit
    }

    /// True if there are errors in the sample that the unit is about, and not only in borrowed declarations or in the code around
    /// it.
    func hasOwnErrors(_ messages: [CompilerMessage]) -> Bool {
        messages.contains { $0.severity == .error && (sample == nil || origin(of: $0.offset)?.sample == sample) }
    }

    /// The beginning of a sample's own text; nil if the unit has no text of that sample.
    func start(of sample: Int) -> (sample: Int, offset: Int)? {
        origins.first { $0.sample == sample }.map { (sample, $0.offset) }
    }

    /// The place in a sample from which a byte of the text comes; nil for code that was written around the samples.
    func origin(of offset: Int) -> (sample: Int, offset: Int)? {
        let next = origins.partitioningIndex { $0.start > offset }
        guard next > 0 else { return nil }
        let origin = origins[next - 1]
        guard offset <= origin.start + origin.length else { return nil }
        return (origin.sample, origin.offset + offset - origin.start)
    }
}

/// Builds a unit's text and records the origins of its stretches.
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
