import SwiftSyntax

/// The uses of a name in a piece of code.
package struct NameUsage {
    private(set) var isRead = false
    /// True if it is assigned as a member of something else: `parent.name = …`.
    private(set) var isAssignedAsMember = false
    /// True if it is assigned as `self.name = …`.
    package private(set) var isWrittenWithSelf = false
    /// True if the name or one of its parts is assigned.
    private(set) var isAssigned = false
    /// True if the name itself, rather than a part of it, is assigned or changed by `toggle()`, which only values have.
    package private(set) var isReplaced = false
    /// True if `$name` is used.
    package private(set) var isProjected = false
    /// True if `_name` is used.
    package private(set) var isStorageUsed = false
    private(set) var isPassedInout = false
    /// The methods called on the name or on one of its parts.
    package private(set) var calledMethods: Set<String> = []

    /// Methods of the standard library and SwiftUI that change nothing.
    private static let readers: Set<String> = [
        "map", "filter", "reduce", "contains", "compactMap", "flatMap", "sorted", "first", "last", "joined", "prefix",
        "suffix", "hasPrefix", "hasSuffix", "formatted", "uppercased", "lowercased", "capitalized", "description",
        "enumerated", "reversed", "min", "max", "dropFirst", "dropLast", "split", "components", "trimmingCharacters",
        "isEmpty", "count", "opacity", "shuffled", "forEach", "allSatisfy", "zip", "distance", "index", "firstIndex",
        "replacingOccurrences", "rounded", "isMultiple", "union", "intersection", "subtracting", "isSubset", "encode",
    ]

    /// True if nothing in the code can change the value, as far as the code tells.
    package var isOnlyRead: Bool {
        !isAssigned && !isAssignedAsMember && !isProjected && !isStorageUsed && !isPassedInout
            && calledMethods.isSubset(of: Self.readers)
    }

    /// True if the code changes the value for certain.
    package var isWritten: Bool { isAssigned || isPassedInout || !calledMethods.isDisjoint(with: Self.mutators) }

    package static let mutators: Set<String> = [
        "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast",
        "sort", "reverse", "shuffle", "swapAt", "formUnion", "subtract", "merge", "negate", "move", "updateValue",
        "formIntersection",
    ]

    /// - Parameter skipped: the declaration of the name itself, whose tokens don't count.
    package init(
        of name: String,
        in node: some SyntaxProtocol,
        _ lesson: DeclarationIndex,
        skipping skipped: Syntax? = nil
    ) {
        let projected = "$" + name
        let storage = "_" + name
        let skippedRange = skipped.map { $0.position..<$0.endPosition }
        let tokens = [name, projected, storage].flatMap { lesson.tokens($0, in: node) }
        for token in tokens {
            guard case .identifier(let text) = token.tokenKind else {
                if token.text == projected { isProjected = true }
                continue
            }
            if let skippedRange, skippedRange.contains(token.position) { continue }
            if let before = token.previousToken(viewMode: .sourceAccurate), before.tokenKind == .period {
                guard before.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.`self`) else {
                    let chain = Self.end(of: token)
                    if chain.isAssignment { isAssignedAsMember = true }
                    continue
                }
                if Self.end(of: token).isAssignment { isWrittenWithSelf = true }
            }
            if text == projected { isProjected = true }
            if text == storage { isStorageUsed = true }
            if text == name { note(token) }
        }
    }

    private mutating func note(_ token: TokenSyntax) {
        // The label of an argument or parameter is no use of the name
        if token.parent?.is(LabeledExprSyntax.self) == true { return }
        if token.parent?.is(FunctionParameterSyntax.self) == true { return }
        isRead = true
        var start = token
        if let dot = token.previousToken(viewMode: .sourceAccurate), dot.tokenKind == .period,
            let owner = dot.previousToken(viewMode: .sourceAccurate)
        {
            start = owner
        }
        if start.previousToken(viewMode: .sourceAccurate)?.tokenKind == .prefixAmpersand { isPassedInout = true }
        let chain = Self.end(of: token)
        if chain.isAssignment { isAssigned = true }
        if chain.isAssignment && chain.length == 0 { isReplaced = true }
        if chain.method == "toggle" && chain.length == 1 { isReplaced = true }
        if let method = chain.method { calledMethods.insert(method) }
    }

    /// Follows a chain such as `.part[index]?.other` to its end: whether it is assigned, the method called there, and the number
    /// of parts.
    private static func end(of token: TokenSyntax) -> (isAssignment: Bool, method: String?, length: Int) {
        var method: String?
        var length = 0
        var next = token.nextToken(viewMode: .sourceAccurate)
        for _ in 0..<64 {
            guard let current = next else { return (false, nil, length) }
            switch current.tokenKind {
            case .period:
                next = current.nextToken(viewMode: .sourceAccurate)
                method = next?.text
                length += 1
                next = next?.nextToken(viewMode: .sourceAccurate)
            case .postfixQuestionMark, .exclamationMark:
                next = current.nextToken(viewMode: .sourceAccurate)
            case .leftSquare:
                guard let call = current.parent?.as(SubscriptCallExprSyntax.self) else {
                    return (false, nil, length)
                }
                method = nil
                length += 1
                next = call.rightSquare.nextToken(viewMode: .sourceAccurate)
            case .equal:
                return (current.parent?.is(AssignmentExprSyntax.self) == true, nil, length)
            case .binaryOperator(let sign):
                return (
                    sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign), nil, length
                )
            case .leftParen, .leftBrace:
                let isCall =
                    current.parent?.is(FunctionCallExprSyntax.self) == true
                    || current.parent?.parent?.is(FunctionCallExprSyntax.self) == true
                return (false, isCall ? method : nil, length)
            default: return (false, nil, length)
            }
        }
        return (false, nil, length)
    }
}
