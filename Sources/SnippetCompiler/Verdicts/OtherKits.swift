/// The units that are compiled against another SDK too, since the first lacks something.
struct OtherKits: Sendable {
    struct Try: Sendable {
        /// The key of the unit with the first SDK.
        let first: String
        let kit: InterfaceKit
        let unit: CompilationUnit
        let key: String
    }

    /// The final results, by the units' first keys.
    struct Settled: Sendable {
        var results: [String: BatchChecker.Result]
        /// The SDK that has the result, if it isn't the first.
        var kits: [String: InterfaceKit] = [:]
    }

    let tries: [Try]
    /// The keys of units that may use what only iOS has, if only macOS's SDK is installed.
    private let withoutSimulator: [String]

    /// - Parameter results: The compiler's results for the units with the first SDK.
    init(_ plans: [LessonPlan], after results: [String: BatchChecker.Result], in environment: CompilationEnvironment) {
        tries = plans.flatMap { plan -> [Try] in
            guard let kit = plan.kits.dropFirst().first else { return [] }
            return plan.askedEntries.compactMap { entry in
                guard case .messages(let messages) = results[entry.key], InterfaceKit.isLacking(messages) else {
                    return nil
                }
                let unit = entry.unit.against(kit)
                let key = ContentHash(entry.key, environment.key(of: unit)).text
                return Try(first: entry.key, kit: kit, unit: unit, key: key)
            }
        }
        withoutSimulator = plans.filter(\.lacksSimulator).flatMap { $0.entries.map(\.key) }
    }

    /// Returns the final results: for each unit, that of the SDK that fits.
    func settled(_ results: [String: BatchChecker.Result]) -> Settled {
        var settled = Settled(results: results)
        for other in tries {
            guard case .messages(let first) = results[other.first], case .messages(let messages) = results[other.key],
                Self.counts(messages, insteadOf: first, isWrong: other.unit.mustFail)
            else { continue }
            settled.results[other.first] = .messages(messages)
            settled.kits[other.first] = other.kit
        }
        for key in withoutSimulator {
            guard case .messages(let messages) = settled.results[key], InterfaceKit.isOfSimulator(messages) else {
                continue
            }
            settled.results[key] = .failure(.missingSDK)
        }
        return settled
    }

    /// True if the result with the other SDK replaces that with the first.
    ///
    /// - Parameter isWrong: True if the unit is marked as wrong.
    private static func counts(
        _ other: [CompilerMessage],
        insteadOf first: [CompilerMessage],
        isWrong: Bool
    ) -> Bool {
        let (here, there) = (MissingName.lacksModule(first), MissingName.lacksModule(other))
        // With the SDK that has the module, the errors are the sample's own.
        if here != there { return here }
        // In a unit that is marked as wrong, the missing name may be the intended error.
        return !isWrong && !other.contains { $0.severity == .error }
    }
}
