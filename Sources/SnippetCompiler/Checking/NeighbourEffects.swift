/// Messages about a unit that are caused by the other files of its module.
extension BatchChecker.Result {
    /// Returns the result with each reference to a hidden name of the module turned into a missing name: a sample knows nothing
    /// of private names of other files.
    func withoutHiddenNames(in unit: CompilationUnit) -> BatchChecker.Result {
        guard case .messages(let messages) = self else { return self }
        return .messages(
            messages.map { message in
                guard message.text.hasPrefix("'"), message.text.contains("' is inaccessible due to '") else {
                    return message.withoutNotes
                }
                let name = message.text.dropFirst().prefix { $0 != "'" }
                let isMember = message.offset > 0 && unit.text[message.offset - 1] == UInt8(ascii: ".")
                // For a value's member, the compiler's message is right.
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

    /// True if there are errors that a neighbour's operators or conformances may cause.
    var mayComeOfOthers: Bool {
        guard case .messages(let messages) = self else { return false }
        return messages.contains { message in
            message.severity == .error && message.notes != .ownFile && !message.text.hasPrefix("cannot find ")
                && Self.ofOthers.contains { message.text.contains($0) }
        }
    }

    /// Parts of the messages that a neighbour can cause: an additional conformance conflicts with a duplicate, or makes calls
    /// ambiguous.
    private static let ofOthers = [
        "redundant conformance", "conflicting conformance", "mbiguous", "operator", "precedence", "no exact matches",
        "redeclaration",
    ]

    /// True if the compiler says that the expansion of a test macro is no constant. Swift 6.3 says so of some tests only if there
    /// are other files in the module.
    var failsAsTest: Bool {
        guard case .messages(let messages) = self else { return false }
        return messages.contains { $0.severity == .error && $0.text.contains("'@const' value") }
    }

    /// True if every error stands in a macro's expansion, located only by a note: another message's text can look the same. Only
    /// for a unit compiled alone does the compiler's exit status say whether there is an error.
    var isOfMacros: Bool {
        guard case .messages(let messages) = self else { return false }
        let errors = messages.filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy(\.isOfMacro)
    }

    /// True if the compiler gave up an expression for lack of steps, and might not with more. An expression with a missing name
    /// doesn't count: unknown types are the reason for its many steps.
    var wasCutShort: Bool {
        guard case .messages(let messages) = self else { return false }
        return Doubt.wasGivenUp(messages)
    }

    /// True if an error names a private declaration that only another file has.
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
