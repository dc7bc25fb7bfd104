import SwiftSyntax

/// What a piece of code does with a name.
package struct NameUsage {
    private(set) var isRead = false
    /// Assigned as a part of something else: `parent.name = …`.
    private(set) var isAssignedAsMember = false
    /// `self.name = …`.
    package private(set) var isWrittenWithSelf = false
    /// Assigned, or one of its parts is.
    private(set) var isAssigned = false
    /// Assigned itself, rather than a part of it, or changed by a method that only values have.
    package private(set) var isReplaced = false
    /// `$name`.
    package private(set) var isProjected = false
    /// `_name`.
    package private(set) var isStorageUsed = false
    private(set) var isPassedInout = false
    /// The methods called on it or on one of its parts.
    package private(set) var calledMethods: Set<String> = []

    /// Methods of the standard library and SwiftUI that change nothing.
    private static let readers: Set<String> = [
        "map", "filter", "reduce", "contains", "compactMap", "flatMap", "sorted", "first", "last", "joined", "prefix",
        "suffix", "hasPrefix", "hasSuffix", "formatted", "uppercased", "lowercased", "capitalized", "description",
        "enumerated", "reversed", "min", "max", "dropFirst", "dropLast", "split", "components", "trimmingCharacters",
        "isEmpty", "count", "opacity", "shuffled", "forEach", "allSatisfy", "zip", "distance", "index", "firstIndex",
        "replacingOccurrences", "rounded", "isMultiple", "union", "intersection", "subtracting", "isSubset", "encode",
    ]

    /// Whether nothing here can change it, as far as the code shown tells.
    package var isOnlyRead: Bool {
        !isAssigned && !isAssignedAsMember && !isProjected && !isStorageUsed && !isPassedInout
            && calledMethods.isSubset(of: Self.readers)
    }

    /// Whether the code shown changes it for certain.
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
        // An argument's or parameter's label, or a declaration of the same name, is another thing
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

    /// Walks along `.part[index]?.other` to what stands at the chain's end.
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
