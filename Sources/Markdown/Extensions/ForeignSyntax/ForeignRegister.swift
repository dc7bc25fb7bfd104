import Diagnostics

/// The foreign syntax of a document: of each kind the first place, and how many there are.
struct ForeignRegister {
    private struct Found {
        var range: SourceRange
        var text: String
        var count: Int
    }

    private var found: [ForeignKind: Found] = [:]
    /// Opening lines of blocks, whose closing lines are yet to come.
    private var open: [(place: SourceRange, text: String)] = []
    /// Names in double braces, which are text in most files, but variables in those with tags.
    private var names: [(place: SourceRange, text: String)] = []
    private static let mostOpen = 1_000
    /// The tags of what may be components.
    private var tags: [(name: String, place: SourceRange, text: String)] = []
    /// The names of end tags.
    private var closed: Set<String> = []
    /// The names of components, in small letters.
    private(set) var components: Set<String> = []

    mutating func add(_ kind: ForeignKind, _ text: some StringProtocol, _ place: SourceRange) {
        let text = Self.shortened(text)
        guard var found = found[kind] else {
            self.found[kind] = Found(range: place, text: text, count: 1)
            return
        }
        found.count += 1
        if place.bytes.lowerBound < found.range.bytes.lowerBound { (found.range, found.text) = (place, text) }
        self.found[kind] = found
    }

    mutating func addName(_ text: some StringProtocol, _ place: SourceRange) {
        if names.count < Self.mostOpen { names.append((place, Self.shortened(text))) }
    }

    /// - Parameter isSure: False for a tag that may also be a type in angle brackets; an end tag makes it a component.
    mutating func openComponent(
        _ name: String,
        _ text: some StringProtocol,
        _ place: SourceRange,
        isSure: Bool
    ) {
        if isSure { components.insert(name) }
        if tags.count < Self.mostOpen { tags.append((name, place, Self.shortened(text))) }
    }

    mutating func closeComponent(_ name: String) {
        if closed.count < Self.mostOpen { closed.insert(name) }
    }

    mutating func openBlock(_ text: some StringProtocol, _ place: SourceRange) {
        if open.count < Self.mostOpen { open.append((place, Self.shortened(text))) }
    }

    mutating func closeBlock() {
        if let (place, text) = open.popLast() { add(.blocks, text, place) }
    }

    /// Returns one finding for each kind.
    mutating func findings() -> [Diagnostic] {
        if found[.liquid] != nil || found[.gitBook] != nil {
            for (place, text) in names { add(.liquid, text, place) }
        }
        for (name, place, text) in tags where components.contains(name) || closed.contains(name) {
            components.insert(name)
            add(.component, text, place)
        }
        return ForeignKind.allCases.compactMap { kind in
            found[kind].map { .foreignSyntax(kind, $0.text, $0.range, count: $0.count) }
        }
    }

    /// Returns the first line of a text, cut where it is long.
    private static func shortened(_ text: some StringProtocol) -> String {
        let line = text.prefix { !$0.isNewline && $0 != "`" }
        let words = String(decoding: Array(line.utf8).trimmed, as: UTF8.self)
        return words.count > 48 ? words.prefix(44) + "…" : words
    }
}

extension Diagnostic {
    fileprivate static func foreignSyntax(
        _ kind: ForeignKind,
        _ text: String,
        _ range: SourceRange,
        count: Int
    ) -> Diagnostic {
        let more = (
            en: count > 1 ? "; there are \(count) in this file" : "",
            es: count > 1 ? "; hay \(count) en este fichero" : ""
        )
        let effect: LocalizedText =
            kind.isLeftOut
            ? LocalizedText(en: "which readers don’t see", es: "que no se ve en la página")
            : LocalizedText(en: "which readers see as it is written", es: "que se ve tal como está escrito")
        return Diagnostic(
            rule: .foreignSyntax,
            severity: kind.severity,
            message: LocalizedText(
                en: "`\(text)` is \(kind.name.en), \(effect.en)\(more.en)",
                es: "`\(text)` es \(kind.name.es), \(effect.es)\(more.es)"
            ),
            range: range,
            advice: kind.advice
        )
    }
}
