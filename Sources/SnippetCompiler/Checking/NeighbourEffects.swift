/// What the compiler says of a unit because other files stand beside it in a module.
extension BatchChecker.Result {
    /// The same where a name that its module hides is one that nobody has: a sample knows nothing of what a module keeps to itself.
    func withoutHiddenNames(in unit: CompilationUnit) -> BatchChecker.Result {
        guard case .messages(let messages) = self else { return self }
        return .messages(
            messages.map { message in
                guard message.text.hasPrefix("'"), message.text.contains("' is inaccessible due to '") else {
                    return message.withoutNotes
                }
                let name = message.text.dropFirst().prefix { $0 != "'" }
                let isMember = message.offset > 0 && unit.text[message.offset - 1] == UInt8(ascii: ".")
                // Of a value's member it says what is wrong.
                guard name.first?.isUppercase == true || (name.first?.isLowercase == true && !isMember),
                    name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
                else { return message.withoutNotes }
                return CompilerMessage(
                    offset: message.offset,
                    severity: message.severity,
                    text: "cannot find '\(name)' in scope",
                    group: message.group
                )
            }
        )
    }

    /// Whether there are errors that a neighbour's operators or conformances may cause.
    var mayComeOfOthers: Bool {
        guard case .messages(let messages) = self else { return false }
        return messages.contains { message in
            message.severity == .error && message.notes != .ownFile && !message.text.hasPrefix("cannot find ")
                && Self.ofOthers.contains { message.text.contains($0) }
        }
    }

    /// A conformance more makes nothing fail but another such, and calls that it makes ambiguous.
    private static let ofOthers = [
        "redundant conformance", "conflicting conformance", "mbiguous", "operator", "precedence", "no exact matches",
        "redeclaration",
    ]

    /// Whether what a macro makes of a test is said to be no constant. Swift 6.3 says so of some tests only when other files stand
    /// beside theirs.
    var failsAsTest: Bool {
        guard case .messages(let messages) = self else { return false }
        return messages.contains { $0.severity == .error && $0.text.contains("'@const' value") }
    }

    /// Whether all errors are such that another message's text could have made them up: only of a unit that is alone does the
    /// compiler's status say whether there is any.
    var isOfMacros: Bool {
        guard case .messages(let messages) = self else { return false }
        let errors = messages.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy(\.isOfMacro)
    }

    /// Whether the compiler gave up an expression for want of steps, and might not with more. Where a name is missing, types are
    /// unknown, and that is why it takes so many.
    var wasCutShort: Bool {
        guard case .messages(let messages) = self else { return false }
        return Doubt.wasGivenUp(messages)
    }

    /// Whether a name is said to be hidden that only another file has.
    var seesOthers: Bool {
        guard case .messages(let messages) = self else { return false }
        return messages.contains {
            $0.notes != .ownFile
                && ($0.text.contains("is inaccessible due to 'private'")
                    || $0.text.contains("is inaccessible due to 'fileprivate'"))
        }
    }
}

extension CompilerMessage {
    fileprivate var withoutNotes: CompilerMessage {
        var message = self
        message.notes = .nowhere
        message.isOfMacro = false
        return message
    }
}
