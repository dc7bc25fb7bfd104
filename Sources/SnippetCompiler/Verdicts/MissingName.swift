/// Tells errors that only say that a name is declared nowhere from errors in what is there.
enum MissingName {
    /// The name that an error is about, if it is of that kind; `import X` for a module.
    static func name(in message: String) -> String? {
        if let module = quoted(message, after: "no such module '") { return "import \(module)" }
        for beginning in ["cannot find type '", "cannot find '", "unknown attribute '"] {
            guard let name = quoted(message, after: beginning) else { continue }
            return name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
        return nil
    }

    private static func quoted(_ message: String, after beginning: String) -> String? {
        guard message.hasPrefix(beginning) else { return nil }
        return String(message.dropFirst(beginning.count).prefix { $0 != "'" })
    }
}
