import SnippetSyntax
import Support

/// Values that samples of a package share without declaring them, as `dbQueue` or `app`: each is bound to the type of the package
/// that has all members called on it.
struct SharedNames: Sendable {
    let package: SamplePackage
    /// The members of each plain type.
    private let members: [String: Set<String>]

    /// The smallest share of a value's uses that its type must have, from 0 to 1.
    private let share: Double

    /// True if the compiler decides whether a type fits: then a value may be named after one word of its type's name.
    private let isTried: Bool

    /// The smallest number of used members that identifies a type, if the value's name doesn't.
    private static let fewest = 2

    /// The smallest number of samples that share a value.
    private static let fewestSamples = 2

    /// - Parameters:
    ///   - share: The smallest share of a value's uses that its type must have, from 0 to 1.
    ///   - isTried: True if the compiler decides whether a type fits.
    init(_ package: SamplePackage, share: Double = 1, isTried: Bool = false) {
        (self.package, self.share, self.isTried) = (package, share, isTried)
        let types = package.offered.reduce(into: Set<String>()) { $0.formUnion(package.modules[$1]?.plainTypes ?? []) }
        var members: [String: Set<String>] = [:]
        for type in types { members[type] = [] }
        for path in package.allPaths {
            let parts = path.split(separator: "/")
            guard let last = parts.last else { continue }
            members[parts.dropLast().joined(separator: ".")]?.insert(String(last.prefix { $0 != "(" }))
        }
        self.members = members
    }

    /// Returns the types that missing names are bound to.
    ///
    /// - Parameters:
    ///   - names: Values that nothing declares.
    ///   - samples: All samples that may use them.
    func types(of names: Set<String>, in samples: [SampleAnatomy]) -> [String: String] {
        let counts = samples.reduce(into: [String: Int]()) { counts, sample in
            for name in sample.references { counts[name, default: 0] += 1 }
        }
        // A misspelt name is no value of its own.
        let shared = names.filter { name in
            !counts.contains { $0.value > counts[name, default: 0] && Slip.isNear(name, $0.key) }
        }
        let uses = Self.uses(of: shared, in: samples)
        return shared.reduce(into: [:]) { types, name in
            // A value that only one sample uses is its own, and may have any type.
            guard counts[name, default: 0] >= Self.fewestSamples else { return }
            if let type = type(of: name, used: uses[name] ?? [:]) { types[name] = type }
        }
    }

    /// - Parameter counts: The number of uses of each member of the value.
    private func type(of name: String, used counts: [String: Int]) -> String? {
        let total = counts.values.reduce(0, +)
        func known(_ type: String) -> Int {
            counts.filter { members[type]?.contains($0.key) ?? false }.values.reduce(0, +)
        }
        // A value named like its type may have a misspelt member among others.
        let named = members.keys.filter { Self.tells(name, $0) }.max { (known($0), $0) < (known($1), $1) }
        if let named, 2 * known(named) > total { return named }
        if isTried, let kin = kin(of: name, where: { 2 * known($0) > total || total == 0 }) { return kin }
        guard counts.count >= Self.fewest else { return nil }
        let outermost = members.keys.filter { !$0.contains(".") }
        let most = outermost.map(known).max() ?? 0
        guard Double(most) >= share * Double(total) else { return nil }
        let whole = outermost.filter { known($0) == most }
        return whole.count == 1 ? whole.first : nil
    }

    /// True if a value has the name of a type, with or without words before it: `container`, `myCLI` of `CLI`.
    private static func tells(_ name: String, _ path: String) -> Bool {
        let type = path.split(separator: ".").last.map(String.init) ?? path
        return name.lowercased() == type.lowercased()
            || name.hasSuffix(type) && name.dropLast(type.count).last?.isLowercase == true
    }

    /// The only type that fits and whose name ends with the value's last word: `DatabaseQueue` of `dbQueue`, `DatabaseWriter` of
    /// `writer`.
    private func kin(of name: String, where fits: (String) -> Bool) -> String? {
        let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
        let word = name[start...].prefix(1).uppercased() + name[start...].dropFirst()
        let types = members.keys.filter { !$0.contains(".") && $0.hasSuffix(word) && fits($0) }
        return word.count > 2 && types.count == 1 ? types.first : nil
    }

    /// The number of uses of each member of the names, where these begin an expression and the sample doesn't declare them.
    private static func uses(of names: Set<String>, in samples: [SampleAnatomy]) -> [String: [String: Int]] {
        var uses: [String: [String: Int]] = [:]
        for sample in samples {
            let names = names.subtracting(sample.boundNames)
            guard !names.isDisjoint(with: sample.references) else { continue }
            let bytes = sample.bytes
            var place = bytes.startIndex
            while place < bytes.endIndex {
                guard bytes[place].isIdentifierByte else {
                    place += 1
                    continue
                }
                let word = bytes[place...].prefix(while: \.isIdentifierByte)
                let isFree = place == bytes.startIndex || bytes[place - 1] != UInt8(ascii: ".")
                place = word.endIndex
                let name = String(decoding: word, as: UTF8.self)
                guard isFree, names.contains(name) else { continue }
                var rest = bytes[place...]
                if let sign = rest.first, "?!".utf8.contains(sign) { rest = rest.dropFirst() }
                guard rest.first == UInt8(ascii: ".") else { continue }
                let member = rest.dropFirst().prefix(while: \.isIdentifierByte)
                if !member.isEmpty {
                    uses[name, default: [:]][String(decoding: member, as: UTF8.self), default: 0] += 1
                }
            }
        }
        return uses
    }
}
