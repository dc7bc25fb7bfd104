import SnippetSyntax
import Support

/// The names with which a missing name is compared to find a misspelling: those of the page, of the package, of the toolchain and
/// of the SDK.
struct Spelling: Sendable {
    /// The number of times that each word occurs in the page's samples.
    private let counts: [String: Int]
    /// The names of the toolchain, the SDK and the package.
    private let known: [NamesByLetter]
    /// The page's own names.
    private let ofPage: NamesByLetter
    /// Names that something on the page declares.
    private let bound: Set<String>
    /// Types, by the type they inherit from: `MembersMacro: MemberMacro` is named after it, and is no correction of it.
    private let heirs: [String: Set<String>]

    /// The number of uses from which a name counts as the page's own, even if nothing on it declares it.
    private static let often = 3
    /// The shortest member that is suggested, in bytes; shorter ones resemble some type's member by chance.
    private static let shortestMember = 6

    /// - Parameters:
    ///   - samples: The page's samples.
    ///   - known: The names of the SDK and of the package.
    init(_ samples: [SampleAnatomy], known: [NamesByLetter]) {
        var counts: [String: Int] = [:]
        for sample in samples {
            for word in sample.bytes.split(whereSeparator: { !$0.isIdentifierByte }) {
                counts[String(decoding: word, as: UTF8.self), default: 0] += 1
            }
        }
        self.counts = counts
        let bound = samples.reduce(into: Set<String>()) { $0.formUnion($1.boundNames) }
        let used = samples.reduce(into: Set<String>()) { $0.formUnion($1.references) }
        self.bound = bound
        heirs = samples.flatMap(\.items).reduce(into: [:]) { heirs, item in
            if let inherited = item.firstInherited { heirs[inherited, default: []].formUnion(item.names) }
        }
        ofPage = NamesByLetter(bound.union(used.filter { counts[$0, default: 0] >= Self.often }))
        self.known = [.ofToolchain] + known
    }

    /// Functions that every sample calls: a word that resembles one of them, such as `pint`, is hardly another's name.
    private static let functions = ["print", "debugPrint", "precondition", "fatalError"]

    /// Pairs of common names that differ as slips do.
    private static let pairs: [Set<String>] = [
        ["form", "from"], ["trial", "trail"], ["angle", "angel"], ["sign", "sing"], ["quite", "quiet"],
        ["causal", "casual"], ["united", "untied"], ["dairy", "diary"],
    ]

    private static func areWords(_ one: String, _ other: String) -> Bool {
        pairs.contains([one.lowercased(), other.lowercased()])
    }

    /// Returns the name that an undeclared name is a misspelling of; nil if it may be meant as written.
    ///
    /// A slip happens once: a name that occurs as often as the similar one is meant as written.
    func meant(by written: String) -> String? {
        if let dot = written.lastIndex(of: ".") {
            return member(meantBy: String(written[written.index(after: dot)...]))
        }
        if let function = Self.functions.first(where: { Slip.isOne(written, for: $0) }) { return function }
        guard let first = written.first, !ToolchainNames.embedded.words.contains(written) else { return nil }
        let count = counts[written, default: 0]
        let own = ofPage[first].filter {
            // A name that is declared and never used is itself the misspelt one.
            let isUnused = bound.contains($0) && counts[$0] == 1 && Slip.isOne($0, for: written)
            return
                (isUnused
                || counts[$0, default: 0] >= (bound.contains($0) ? count : count + 1) && Slip.isOne(written, for: $0))
                && !Self.areWords(written, $0) && heirs[written]?.contains($0) != true
        }
        if let meant = own.max(by: { (counts[$0, default: 0], $0) < (counts[$1, default: 0], $1) }) { return meant }
        guard count <= 2 else { return nil }
        let others = known.flatMap { $0[first] }.filter {
            Slip.isOne(written, for: $0) && !Self.differInNumber(written, $0)
        }
        return others.min { (Self.rank($0), $0) < (Self.rank($1), $1) }
    }

    /// The rank of a name: SwiftUI's names come before others, since samples use them most.
    private static func rank(_ name: String) -> Int {
        StandInCoverage.embedded.frameworks(having: name).contains("SwiftUI") ? 0 : 1
    }

    /// True if one of two names has a plural where the other has none: `PhotoPicker`, `PhotosPicker`.
    private static func differInNumber(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.count < other.count ? (Array(one), Array(other)) : (Array(other), Array(one))
        guard long.count == short.count + 1 else { return false }
        let start = zip(short, long).prefix { $0 == $1 }.count
        return long[start] == "s" && (start == short.count || short[start].isUppercase)
    }

    /// The known member that a missing member is a misspelling of; nil if there is none.
    private func member(meantBy written: String) -> String? {
        let name = written.prefix { $0 != "(" }
        guard name != "init", !bound.contains(String(name)), counts[String(name), default: 0] <= 2 else { return nil }
        func isMeant(_ member: String) -> Bool {
            member.utf8.count >= Self.shortestMember && Slip.isOne(String(name), for: member)
        }
        return StandInCoverage.embedded.members.filter(isMeant).min()
            ?? ToolchainNames.embedded.members.filter(isMeant).min()
    }
}
