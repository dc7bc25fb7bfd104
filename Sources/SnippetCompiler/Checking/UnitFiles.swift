import FileSystem

/// The names of the files in which the compiler gets units. A sample that knew them could forge errors in another file, by a
/// message's text or by `#sourceLocation`: so each check has names of its own.
struct UnitFiles: Sendable {
    /// A random word; no sample's text contains it, save by a chance of one in 2⁶⁴.
    private let secret: String

    init(secret: UInt64 = .random(in: 0...UInt64.max)) { self.secret = String(secret, radix: 36) }

    /// - Parameter index: The unit's index in its batch.
    func name(_ index: Int) -> String { "u\(index)-\(secret).swift" }

    /// The file name of the `FlowProbe`.
    var probe: String { "flow-\(secret).swift" }

    var script: String { "script-\(secret).swift" }
}
