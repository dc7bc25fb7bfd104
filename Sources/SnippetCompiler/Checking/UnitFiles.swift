import FileSystem

/// The names of the files that the compiler is given with units in them. A sample that knew them could say with a message's text,
/// or with where it says that it stands, what is wrong in another file: so each check has names of its own.
struct UnitFiles: Sendable {
    /// No text of a sample holds it, save by a chance of one in 2⁶⁴.
    private let secret: String

    init(secret: UInt64 = .random(in: 0...UInt64.max)) { self.secret = String(secret, radix: 36) }

    /// - Parameter index: of the unit among those that are compiled at once.
    func name(_ index: Int) -> String { "u\(index)-\(secret).swift" }

    /// A file beside them, of which Glosa knows what the compiler says.
    var probe: String { "flow-\(secret).swift" }

    var script: String { "script-\(secret).swift" }
}
