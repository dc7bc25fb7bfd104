import SnippetSyntax
import Support

extension CompilationUnit {
    /// The same script in a function that isn't asynchronous, where the compiler takes the functions for synchronous code: readers
    /// paste code without `await` into such functions. Nil if no error asks for one; see ``synchronous``.
    ///
    /// - Parameter messages: The compiler's messages about the unit.
    func synchronous(after messages: [CompilerMessage]) -> CompilationUnit? {
        let asksForAwait = messages.contains { message in
            message.severity == .error && Self.ofAsynchrony.contains { message.text.contains($0) }
        }
        return asksForAwait ? synchronous : nil
    }

    /// The same script in a function that isn't asynchronous; nil if the script has an `await`.
    var synchronous: CompilationUnit? {
        let waits = text.contains(bytes: "await".utf8) || text.contains(bytes: "async let".utf8)
        guard !mustFail, !waits else { return nil }
        let whole = String(decoding: text, as: UTF8.self)
        guard let function = whole.firstRange(of: "func \(NameHoles.script)("),
            let effect = whole[function.upperBound...].firstRange(of: " async throws")
        else { return nil }
        var script = whole
        script.replaceSubrange(effect, with: " throws")
        let place = whole[..<effect.lowerBound].utf8.count
        let removed = text.count - script.utf8.count
        let moved = origins.map { origin in
            Origin(
                start: origin.start > place ? origin.start - removed : origin.start,
                length: origin.length,
                sample: origin.sample,
                offset: origin.offset
            )
        }
        return given(Array(script.utf8), importing: []).with(origins: moved, behind: 0)
    }

    private static let ofAsynchrony = [
        "is 'async' but is not marked with 'await'", "'async' call in a function that does not support concurrency",
        "is unavailable from asynchronous contexts",
    ]
}
