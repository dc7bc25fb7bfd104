/// A function as whose body a sample is tried: one beside the declaration that the sample documents.
public struct SampleSurroundings: Sendable, Hashable {
    /// The text before the sample, to the brace of a function without a result.
    public private(set) var opening: String
    /// The same for a sample that returns a value.
    public private(set) var openingWithResult: String
    /// The text behind the sample.
    public let closing: String
    /// The method or property of an instance that the sample documents, without labels; nil if it documents something else.
    public let member: String?

    /// - Parameters:
    ///   - extending: the head of the extension around the function, without its brace; nil outside of types.
    ///   - head: the function, to its parameters.
    ///   - result: its result, without the arrow; nil for none.
    ///   - requirements: its `where` clause; empty for none.
    ///   - member: the method or property of an instance that the sample documents, without labels.
    public init(extending: String?, head: String, result: String?, requirements: String, member: String? = nil) {
        self.member = member
        let outer = extending.map { "\($0) {\n" } ?? ""
        let clause = requirements.isEmpty ? "" : " \(requirements)"
        opening = "\(outer)\(head) async throws\(clause) {\n"
        openingWithResult = "\(outer)\(head) async throws\(result.map { " -> \($0)" } ?? "")\(clause) {\n"
        closing = "fatalError()\n}\n" + (extending == nil ? "" : "}\n")
    }

    /// The same function with names for the instance that it belongs to.
    public func naming(_ instances: [String]) -> Self {
        var named = self
        for name in instances {
            named.opening += "var `\(name)` = self\n"
            named.openingWithResult += "var `\(name)` = self\n"
        }
        return named
    }
}
