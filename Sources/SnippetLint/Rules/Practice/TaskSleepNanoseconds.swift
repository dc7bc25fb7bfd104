import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let taskSleepNanoseconds = Rule(
        .taskSleepNanoseconds,
        .practice,
        levels: .taught(.note),
        fixability: .safe,
        about: About(
            what: ("a pause counted in nanoseconds", "una pausa contada en nanosegundos"),
            why: (
                "it is easy to write one zero too many or too few",
                "es fácil escribir un cero de más o de menos"
            ),
            instead: (
                "write `Task.sleep(for: .seconds(1))`",
                "escribe `Task.sleep(for: .seconds(1))`"
            )
        ),
        examples: [
            .flagged(
                "try await Task.sleep(‹nanoseconds: 1_000_000_000›)",
                fixed: "try await Task.sleep(for: .seconds(1))"
            ),
            .flagged(
                "try await Task.sleep(‹nanoseconds: 500_000_000›)",
                fixed: "try await Task.sleep(for: .milliseconds(500))"
            ),
            .flagged("try await Task.sleep(‹nanoseconds: delay›)"),
            .accepted("try await Task.sleep(for: .seconds(1))"),
        ],
        checks: [
            .call(["sleep"]) { call, context in
                guard let argument = call.argument("nanoseconds") else { return [] }
                let range =
                    context.range(of: argument.label ?? call.name)
                    .lowerBound..<context.range(of: argument.expression).upperBound
                let digits = context.text(of: argument.expression).filter { $0 != "_" }
                guard argument.expression.is(IntegerLiteralExprSyntax.self), let count = Int(digits) else {
                    return [Finding(range)]
                }
                let duration =
                    count % 1_000_000_000 == 0
                    ? ".seconds(\(count / 1_000_000_000))"
                    : count % 1_000_000 == 0 ? ".milliseconds(\(count / 1_000_000))" : ".nanoseconds(\(count))"
                return [Finding(range, edits: [.init(range: range, replacement: "for: \(duration)")])]
            }
        ]
    )
}
