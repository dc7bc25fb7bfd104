import SnippetSyntax
import Support

/// Values that samples of a package share without declaring them, as `dbQueue` or `app`: each is bound once to the package's type
/// that has all that is called on it.
struct SharedNames: Sendable {
    let package: SamplePackage
    /// The members of each plain type.
    private let members: [String: Set<String>]

    /// Members by which a type can be told from others, where the name doesn't tell.
    private static let fewest = 2

    /// Samples that a value is shared by.
    private static let fewestSamples = 2

    init(_ package: SamplePackage) {
        self.package = package
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

    /// The types that missing names are bound to.
    ///
    /// - Parameters:
    ///   - names: values that nothing declares.
    ///   - samples: all that may use them.
    func types(of names: Set<String>, in samples: [SampleAnatomy]) -> [String: String] {
        let counts = samples.reduce(into: [String: Int]()) { counts, sample in
            for name in sample.references { counts[name, default: 0] += 1 }
        }
        // One misspelt is no value of its own.
        let shared = names.filter { name in
            !counts.contains { $0.value > counts[name, default: 0] && Slip.isNear(name, $0.key) }
        }
        let uses = Self.uses(of: shared, in: samples)
        return shared.reduce(into: [:]) { types, name in
            // What one sample uses alone is its own, and may be anything.
            guard counts[name, default: 0] >= Self.fewestSamples else { return }
            if let type = type(of: name, used: uses[name] ?? [:]) { types[name] = type }
        }
    }

    /// - Parameter counts: how often each member is used of the value.
    private func type(of name: String, used counts: [String: Int]) -> String? {
        let total = counts.values.reduce(0, +)
        func known(_ type: String) -> Int {
            counts.filter { members[type]?.contains($0.key) ?? false }.values.reduce(0, +)
        }
        // A name that tells the type may have a misspelt member among others.
        let named = members.keys.filter { Self.tells(name, $0) }.max { (known($0), $0) < (known($1), $1) }
        if let named, 2 * known(named) > total { return named }
        guard counts.count >= Self.fewest else { return nil }
        let whole = members.keys.filter { type in
            !type.contains(".") && counts.keys.allSatisfy { members[type]?.contains($0) ?? false }
        }
        return whole.count == 1 ? whole.first : nil
    }

    /// Whether a value is called like a type, with words before it or without: `container`, `myCLI` of `CLI`.
    private static func tells(_ name: String, _ path: String) -> Bool {
        let type = path.split(separator: ".").last.map(String.init) ?? path
        return name.lowercased() == type.lowercased()
            || name.hasSuffix(type) && name.dropLast(type.count).last?.isLowercase == true
    }

    /// How often each member is used of names, where these stand at the beginning of an expression.
    private static func uses(of names: Set<String>, in samples: [SampleAnatomy]) -> [String: [String: Int]] {
        var uses: [String: [String: Int]] = [:]
        for sample in samples {
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
