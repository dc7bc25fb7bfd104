/// What the command line asks for.
struct Options {
    /// Set in a process that measures one case.
    private(set) var measured: (name: String, size: Int)?
    private(set) var smallest = 10_000
    private(set) var largest = 10_240_000
    private(set) var isList = false
    /// Names of areas and cases; all where there are none.
    private(set) var names: [String] = []

    struct Mistake: Error {
        let text: String
    }

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func number(after option: String) throws -> Int {
            guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else {
                throw Mistake(text: "\(option) needs a number of bytes")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--measure": measured = (rest.popFirst() ?? "", try number(after: argument))
            case "--from": smallest = try number(after: argument)
            case "--to": largest = try number(after: argument)
            case "--list": isList = true
            case _ where argument.hasPrefix("-"): throw Mistake(text: "there is no option \(argument)")
            default: names.append(argument)
            }
        }
    }

    var sizes: [Int] { Array(sequence(first: smallest) { $0 * 2 <= largest ? $0 * 2 : nil }) }

    func chooses(_ entry: Case) -> Bool {
        names.isEmpty || names.contains { entry.name == $0 || entry.name.hasPrefix($0 + "/") }
    }
}
