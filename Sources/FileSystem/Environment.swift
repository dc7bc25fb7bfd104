import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension FileSystem {
    /// Returns a variable of this process's environment; nil if it is not set.
    public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// All variables of this process's environment, by name.
    public static var environment: [String: String] {
        var variables: [String: String] = [:]
        var entry = glosa_environment()
        while let text = entry?.pointee {
            let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            entry = entry?.advanced(by: 1)
        }
        return variables
    }

    /// Returns the path of the first executable file with a name in the folders of `PATH`; nil if there is none.
    ///
    /// - Parameters:
    ///   - folder: a folder that is skipped; nil: none.
    ///   - path: the folders, separated by colons; nil: those of `PATH`.
    public static func executable(named name: String, except folder: String? = nil, in path: String? = nil) -> String? {
        let folders = (path ?? environment("PATH") ?? "/usr/bin:/bin").split(separator: ":").lazy.map { part in
            part.count > 1 && part.hasSuffix("/") ? String(part.dropLast()) : String(part)
        }
        return folders.filter { $0 != folder }.map { "\($0)/\(name)" }.first {
            $0.hasPrefix("/") && access($0, X_OK) == 0
        }
    }
}
