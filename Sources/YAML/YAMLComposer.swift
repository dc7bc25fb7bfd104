import Diagnostics
import Support

/// Builds the values of one YAML document from its events.
///
/// Every alias is weighed when it is met, with the values that it stands for: a few hundred bytes of aliases of aliases can stand
/// for millions of values. Nothing here is recursive, so nesting costs no stack.
struct YAMLComposer {
    let places: YAMLPlaces
    /// The largest total weight of the values: 1 for each value, and 1 more for every 16 bytes of its text.
    let largestWeight: Int
    let deepest: Int
    let allowsRepeatedKeys: Bool

    private var anchors: [String: (value: YAMLValue, weight: Int, height: Int)] = [:]
    private var open: [OpenCollection] = []
    private var root: YAMLValue?
    private var weight = 0
    private var hasAliases = false

    /// A sequence or mapping whose end has not been met yet.
    private struct OpenCollection {
        let isMapping: Bool
        let start: Int
        let anchor: String?
        /// The weight of all values before this collection.
        let weightBefore: Int
        /// The number of nesting levels below the collection, aliases included with what they stand for.
        var height = 0
        var values: [YAMLValue] = []
        var entries: [YAMLValue.Entry] = []
        /// The key whose value comes next.
        var key: (name: String, range: SourceRange)?
        var names: Set<String> = []
    }

    init(places: YAMLPlaces, largestWeight: Int, deepest: Int, allowsRepeatedKeys: Bool) {
        self.places = places
        self.largestWeight = largestWeight
        self.deepest = deepest
        self.allowsRepeatedKeys = allowsRepeatedKeys
    }

    /// - Returns: the root; nil if there is no document.
    mutating func document(_ events: YAMLEvents) throws(YAMLReader.Failure) -> YAMLValue? {
        var documents = 0
        while true {
            let event: YAMLEvents.Event
            let range: Range<Int>
            do throws(YAMLEvents.Failure) {
                let (next, scalars) = try events.next()
                event = next
                range = places.offset(ofScalar: scalars.lowerBound)..<places.offset(ofScalar: scalars.upperBound)
            } catch {
                let offset = places.offset(of: error.place)
                throw error.isDepth ? tooDeep(at: offset) : failure(error.problem, at: offset)
            }
            switch event {
            case .streamEnd: return root
            case .other: break
            case .documentStart:
                documents += 1
                if documents > 1 { throw failure("a second document begins here", at: range.lowerBound) }
            case .scalar(let text, let anchor):
                let place = places.place(range.lowerBound, range.upperBound)
                let value = YAMLValue(content: .scalar(text), range: place)
                let before = weight
                try weigh(1 + text.utf8.count / 16, at: range)
                try add(value, anchor: anchor, weight: weight - before, height: 0)
            case .alias(let name):
                hasAliases = true
                guard let (value, weight, height) = anchors[name] else {
                    throw failure("found undefined alias", at: range.lowerBound)
                }
                guard open.count + height <= deepest else { throw tooDeep(at: range.lowerBound) }
                try weigh(weight, at: range)
                try add(value, anchor: nil, weight: weight, height: height)
            case .sequence(let anchor): try begin(isMapping: false, anchor, at: range)
            case .mapping(let anchor): try begin(isMapping: true, anchor, at: range)
            case .end: try end()
            }
        }
    }

    private mutating func begin(
        isMapping: Bool,
        _ anchor: String?,
        at range: Range<Int>
    ) throws(YAMLReader.Failure) {
        guard open.count < deepest else { throw tooDeep(at: range.lowerBound) }
        let before = weight
        try weigh(1, at: range)
        open.append(OpenCollection(isMapping: isMapping, start: range.lowerBound, anchor: anchor, weightBefore: before))
    }

    private mutating func end() throws(YAMLReader.Failure) {
        guard let ended = open.popLast() else { return }
        let value = YAMLValue(
            content: ended.isMapping ? .mapping(ended.entries) : .sequence(ended.values),
            range: places.place(ended.start)
        )
        try add(value, anchor: ended.anchor, weight: weight - ended.weightBefore, height: ended.height + 1)
    }

    /// Adds a value to the innermost open collection, as a key or as a value; without one, it becomes the root.
    private mutating func add(
        _ value: YAMLValue,
        anchor: String?,
        weight: Int,
        height: Int
    ) throws(YAMLReader.Failure) {
        if let anchor { anchors[anchor] = (value, weight, height) }
        guard let last = open.indices.last else {
            root = value
            return
        }
        open[last].height = max(open[last].height, height)
        if !open[last].isMapping {
            open[last].values.append(value)
        } else if let (name, range) = open[last].key {
            open[last].entries.append(YAMLValue.Entry(key: name, keyRange: range, value: value))
            open[last].key = nil
        } else {
            let start = value.range.bytes.lowerBound
            let name = value.scalar ?? ""
            // Keys are hashed before runs of marks are cut in them.
            if value.scalar != nil, !open[last].names.insert(CombiningMarks.cut(name)).inserted, !allowsRepeatedKeys {
                throw failure("duplicate key: \(name)", at: start)
            }
            open[last].key = (name, value.scalar == nil ? places.place(start, start) : value.range)
        }
    }

    private mutating func weigh(_ added: Int, at range: Range<Int>) throws(YAMLReader.Failure) {
        weight += added
        guard weight > largestWeight else { return }
        let message = LocalizedText(
            en: hasAliases
                ? "the aliases in this YAML expand to more than \(largestWeight) values, so it is not read"
                : "this YAML holds more than \(largestWeight) values, so it is not read",
            es: hasAliases
                ? "los alias de este YAML equivalen a más de \(largestWeight) valores, así que no se lee"
                : "este YAML tiene más de \(largestWeight) valores, así que no se lee"
        )
        let advice = LocalizedText(
            en: hasAliases ? "replace the aliases (`*name`) with their values" : "write fewer values here",
            es: hasAliases ? "sustituye los alias (`*nombre`) por sus valores" : "escribe aquí menos valores"
        )
        let place = places.place(range.lowerBound, range.upperBound)
        throw YAMLReader.Failure(message: message, range: place, advice: advice)
    }

    private func tooDeep(at offset: Int) -> YAMLReader.Failure {
        YAMLReader.Failure(
            message: LocalizedText(
                en: "this YAML is nested more than \(deepest) levels deep",
                es: "este YAML tiene más de \(deepest) niveles de anidamiento"
            ),
            range: places.file.range(offset..<offset),
            advice: LocalizedText(en: "write it with fewer levels", es: "escríbelo con menos niveles")
        )
    }

    private func failure(_ problem: String, at offset: Int) -> YAMLReader.Failure {
        YAMLReader.Failure(
            message: LocalizedText(
                en: "this is not valid YAML: \(problem)",
                es: "esto no es YAML válido: \(problem)"
            ),
            range: places.place(offset)
        )
    }
}
