/// What is known of Apple's frameworks beyond what the stand-in declares, from the lists beside it: of which names it has every
/// overload (`complete.txt`), and which framework a name belongs to (`frameworks.txt`).
struct StandInCoverage: Sendable {
    /// Overloads of names of which the stand-in lacks some: by `Container.name`, the labels of those that it doesn't declare.
    private let lacking: [String: Set<String>]
    /// The labels of the overloads that it has of those names.
    private let having: [String: Set<String>]
    /// The names of what types have inside.
    let members: Set<String>
    /// The types whose members are listed, complete or not.
    private let types: Set<String>
    /// The frameworks that have a type, a function or a macro of a name.
    private let frameworks: [String: [String]]
    /// What frameworks add to SwiftUI's types: `View.name`, by the name alone.
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
                // Behind `:` alone stand outermost names.
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

    /// Whether a framework adds a member to SwiftUI's types.
    func isAddition(_ member: String) -> Bool { additions.contains(member) }

    /// Whether a call may be right though the compiler refuses it: the stand-in lacks overloads of that name, and the call's labels may
    /// be those of one.
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
        // A call is one of the overload that leaves the fewest labels out.
        guard let fewest = lacking[name]?.compactMap(call.labelsLeftOut).min() else { return false }
        guard let known = having[name]?.compactMap(call.labelsLeftOut).min() else { return true }
        return fewest <= known
    }
}
