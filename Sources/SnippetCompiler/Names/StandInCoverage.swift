/// Facts about Apple's frameworks that the stand-in's declarations don't show, from the lists beside it: the names of which it
/// has every overload (`complete.txt`), and the framework of each name (`frameworks.txt`).
struct StandInCoverage: Sendable {
    /// The label lists of the overloads that the stand-in lacks, by `Container.name`.
    private let lacking: [String: Set<String>]
    /// The label lists of the overloads that it has of those names.
    private let having: [String: Set<String>]
    /// The names of the types' members.
    let members: Set<String>
    /// The types whose members are listed, complete or not.
    private let types: Set<String>
    /// The frameworks that have a type, a function or a macro of a name.
    private let frameworks: [String: [String]]
    /// The members that frameworks add to SwiftUI's types: the last part of `View.name`.
    private let additions: Set<String>

    static let embedded: StandInCoverage = {
        func text(_ path: String) -> String { EmbeddedShim.files.first { $0.path == path }?.text ?? "" }
        return StandInCoverage(complete: text("complete.txt"), frameworks: text("frameworks.txt"))
    }()

    init(complete: String, frameworks list: String) {
        var (lacking, having): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
        var (types, members): (Set<String>, Set<String>) = ([], [])
        for line in complete.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("- ") || line.hasPrefix("+ ") {
                let overload = line.dropFirst(2)
                let name = overload.prefix { $0 != "(" }
                if let dot = name.lastIndex(of: ".") {
                    types.insert(String(name[..<dot]))
                    members.insert(String(name[name.index(after: dot)...]))
                }
                let labels = String(overload.dropFirst(name.count))
                if line.hasPrefix("- ") {
                    lacking[String(name), default: []].insert(labels)
                } else {
                    having[String(name), default: []].insert(labels)
                }
            } else if let colon = line.firstIndex(of: ":") {
                types.insert(String(line[..<colon]))
                // Outermost names follow a line's leading `:`.
                if colon > line.startIndex {
                    members.formUnion(line[line.index(after: colon)...].split(separator: " ").map(String.init))
                }
            }
        }
        var frameworks: [String: [String]] = [:]
        var additions: Set<String> = []
        for line in list.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            guard let framework = words.first else { continue }
            for name in words.dropFirst() {
                guard let dot = name.lastIndex(of: ".") else {
                    frameworks[name, default: []].append(framework)
                    continue
                }
                additions.insert(String(name[name.index(after: dot)...]))
            }
        }
        (self.lacking, self.having) = (lacking, having)
        (self.types, self.members) = (types, members)
        self.frameworks = frameworks
        self.additions = additions
    }

    /// The frameworks that have a name.
    func frameworks(having name: String) -> [String] { frameworks[name] ?? [] }

    /// The names of all frameworks' types, functions and macros.
    var names: Set<String> { Set(frameworks.keys) }

    /// True if a framework adds a member to SwiftUI's types.
    func isAddition(_ member: String) -> Bool { additions.contains(member) }

    /// True if a call may be right though the compiler refuses it: the stand-in lacks overloads of that name, and the call's
    /// labels may fit one of them.
    func mayLack(_ call: CandidateCall) -> Bool {
        if call.isMember, call.name == "init" { return false }
        if call.isMember { return isAddition(call.name) || lacks("View.\(call.name)", call) || lacksAnywhere(call) }
        if types.contains(call.name) { return lacks("\(call.name).init", call) }
        return frameworks[call.name] != nil
    }

    private func lacksAnywhere(_ call: CandidateCall) -> Bool {
        lacking.contains { name, _ in name.hasSuffix(".\(call.name)") && !name.hasPrefix("View.") && lacks(name, call) }
    }

    private func lacks(_ name: String, _ call: CandidateCall) -> Bool {
        // A call belongs to the overload of which it leaves out the fewest labels.
        guard let fewest = lacking[name]?.compactMap(call.labelsLeftOut).min() else { return false }
        guard let known = having[name]?.compactMap(call.labelsLeftOut).min() else { return true }
        return fewest <= known
    }
}
