extension MissingName {
    /// The modules that the compiler doesn't find; their imports may stand before the sample's own text.
    static func modules(_ result: BatchChecker.Result?) -> [String] {
        guard case .messages(let messages)? = result else { return [] }
        return messages.filter { $0.severity == .error }.compactMap { quoted($0.text, after: "no such module '") }
    }
}
