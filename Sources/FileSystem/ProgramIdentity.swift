extension FileSystem {
    /// The identity of the running program: path, number, size and time of its file; empty if it is unknown.
    public static let programIdentity =
        programPath.flatMap { path in identity(of: path).map { "\(path) \($0.number) \($0.size) \($0.written)" } } ?? ""
}
