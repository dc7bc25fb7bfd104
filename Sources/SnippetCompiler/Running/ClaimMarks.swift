import SnippetSyntax

/// The calls that a program gets for the claims of its comments: each writes a mark into the output, so that the text between two
/// marks is what the code between them has printed.
enum ClaimMarks {
    /// The number of claims that are marked.
    enum Extent: CaseIterable {
        case all
        /// The marks on output: a call around an expression may change its type.
        case output
        /// The marks on output of statements at the outermost level: a call in a closure may change that one's type.
        case outermostOutput
    }

    /// The function that writes a mark.
    private static let mark = "_glosaMark"
    /// The function that writes a mark with a value.
    private static let value = "_glosaValue"

    static let (first, separator, last): (UInt8, UInt8, UInt8) = (1, 3, 2)

    /// The function that says if code which is to trap is run.
    private static let trap = "_glosaTrap"

    /// The declarations of these. All buffers are written out at a mark: a trap would lose what is in them. A program's second
    /// argument is the claim of the trap that is tried; other code that is to trap is left out then.
    static let declarations = """
        import Foundation
        nonisolated func \(mark)(_ claim: Int) {
            print("\\u{1}\\(claim)\\u{2}", terminator: "")
            fflush(nil)
        }
        nonisolated func \(trap)(_ claim: Int) -> Bool {
            guard CommandLine.arguments.dropFirst(2).first == "\\(claim)" else { return false }
            \(mark)(claim)
            return true
        }
        nonisolated func \(value)<T>(_ claim: Int, _ value: T) {
            var forms = [String(describing: value), String(reflecting: value)]
            if let number = value as? any BinaryFloatingPoint { forms.append(_glosaExact(number)) }
            print("\\u{1}\\(claim)\\u{3}\\(forms.joined(separator: "\\u{3}"))\\u{2}", terminator: "")
            fflush(nil)
        }
        nonisolated private func _glosaExact(_ number: some BinaryFloatingPoint) -> String {
            String(describing: Double(number))
        }

        """

    /// Returns the edits that add the calls to a sample; claims without a statement get none.
    static func edits(for claims: [RunClaim], _ extent: Extent) -> [SampleAnatomy.Edit] {
        /// The texts at an offset: those that end code come before those that begin some.
        var texts: [Int: (closing: String, calls: String, opening: String)] = [:]
        for (number, claim) in claims.enumerated() {
            guard let statement = claim.statement, claim.isOutermost || extent != .outermostOutput else { continue }
            let end = statement.upperBound
            switch claim.kind {
            case .prints: texts[end, default: ("", "", "")].calls += "; \(mark)(\(number))"
            case .trap(isExpression: true):
                texts[statement.lowerBound, default: ("", "", "")].opening += "if \(trap)(\(number)) { "
                texts[statement.upperBound, default: ("", "", "")].closing += " }"
            case .trap(isExpression: false):
                texts[statement.lowerBound, default: ("", "", "")].opening += "\(mark)(\(number)); "
            case .value where extent != .all, .equation where extent != .all: continue
            case .value(.variable(let name)):
                texts[end, default: ("", "", "")].calls += "; \(value)(\(number), \(name))"
            case .equation(let left): texts[end, default: ("", "", "")].calls += "; \(value)(\(number), \(left))"
            case .value(.expression(let range)):
                texts[range.lowerBound, default: ("", "", "")].opening += "\(value)(\(number), "
                texts[range.upperBound, default: ("", "", "")].closing += ")"
            }
        }
        return texts.map { place, texts in
            SampleAnatomy.Edit(range: place..<place, replacement: texts.closing + texts.calls + texts.opening)
        }
    }

    /// Returns the edits that leave out the expressions of which comments say that they trap.
    static func withoutTraps(_ claims: [RunClaim]) -> [SampleAnatomy.Edit] {
        claims.flatMap { claim -> [SampleAnatomy.Edit] in
            guard claim.kind == .trap(isExpression: true), let statement = claim.statement else { return [] }
            let (start, end) = (statement.lowerBound, statement.upperBound)
            return [
                SampleAnatomy.Edit(range: start..<start, replacement: "if false { "),
                SampleAnatomy.Edit(range: end..<end, replacement: " }"),
            ]
        }
    }
}
