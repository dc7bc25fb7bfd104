/// The compiler arguments of a module that matter to code which imports it.
struct BuildArguments {
    /// Arguments that locate modules, of C too, and the plugins of macros; one array of words for each.
    private(set) var search: [[String]] = []
    /// Language mode, features and isolation with which the module's own code is compiled.
    private(set) var settings: [String] = []
    private(set) var target: String?
    /// The paths of the module maps that declare modules of C.
    private(set) var moduleMaps: [String] = []

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "-target": target = rest.popFirst()
            case "-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature", "-default-isolation",
                "-strict-concurrency":
                if let value = rest.popFirst(), !Self.ofImports.contains(value) { settings += [word, value] }
            case "-I", "-F":
                if let value = rest.popFirst() { search.append([word, value]) }
            case "-load-plugin-executable", "-load-plugin-library", "-external-plugin-path", "-plugin-path":
                if let value = rest.popFirst() { search.append([word, value]) }
            case "-Xfrontend": frontend(&rest)
            case "-Xcc":
                guard let value = rest.popFirst() else { continue }
                if value.hasPrefix("-fmodule-map-file=") {
                    moduleMaps.append(String(value.dropFirst("-fmodule-map-file=".count)))
                    search.append(["-Xcc", value])
                } else if value == "-I" || value == "-isystem" || value == "-iquote" {
                    guard rest.first == "-Xcc", let path = rest.dropFirst().first else { continue }
                    rest = rest.dropFirst(2)
                    search.append(["-Xcc", value, "-Xcc", path])
                } else if value.hasPrefix("-I") || value.hasPrefix("-D") || value.hasPrefix("-isystem") {
                    search.append(["-Xcc", value])
                }
            default:
                if word.hasPrefix("-strict-concurrency=") || word.hasPrefix("-cxx-interoperability-mode=") {
                    settings.append(word)
                } else if word.hasPrefix("-I") || word.hasPrefix("-F") {
                    search.append([word])
                }
            }
        }
    }

    /// Features that only say how a module's own files must import others: nobody who copies a sample has them.
    private static let ofImports: Set<String> = ["MemberImportVisibility", "InternalImportsByDefault"]

    /// Reads `-Xfrontend -load-plugin-executable -Xfrontend path#Module`.
    private mutating func frontend(_ rest: inout ArraySlice<String>) {
        guard let word = rest.popFirst() else { return }
        let takesValue = ["-load-plugin-executable", "-load-plugin-library", "-external-plugin-path", "-plugin-path"]
        guard takesValue.contains(word), rest.first == "-Xfrontend", let value = rest.dropFirst().first else { return }
        rest = rest.dropFirst(2)
        search.append(["-Xfrontend", word, "-Xfrontend", value])
    }
}
