import Diagnostics
import Support

/// Tells directives from text, and reports what is wrong with directives.
extension DirectiveReader {
    /// Returns true if an unknown name behind `@` is still meant as a directive: `@Name(…)`, `@Name {`, or a word with a capital
    /// letter that is alone on its line.
    func looksLikeDirective(_ name: Range<Int>, _ line: Range<Int>) -> Bool {
        guard let first = bytes[name].first, first.isLetter, first != first.lowercased else { return false }
        let rest = bytes[name.upperBound..<line.upperBound].trimmed
        guard let next = rest.first else { return true }
        if next == UInt8(ascii: "{") { return true }
        guard next == UInt8(ascii: "("), rest.startIndex == name.upperBound else { return false }
        return rest.last == UInt8(ascii: ")") || rest.last == UInt8(ascii: "{") || rest.last == UInt8(ascii: "}")
            || rest.last == UInt8(ascii: ",") || rest.count == 1
    }

    /// Reports a line of text that begins with `@`: DocC takes it for a directive, and shows nothing of it.
    mutating func reportText(_ name: Range<Int>, _ line: Range<Int>) {
        guard let first = bytes[name].first, first.isLetter, !top.isHidden else { return }
        let place = file.range(name.lowerBound - 1..<name.upperBound)
        result.findings.append(.textLikeDirective(String(decoding: bytes[name], as: UTF8.self), place))
    }

    mutating func check(
        _ name: String,
        _ nameRange: Range<Int>,
        _ arguments: [Container.Argument],
        _ directive: DirectiveCatalogue.Directive?
    ) {
        let place = file.range(nameRange.lowerBound - 1..<nameRange.upperBound)
        guard let directive else {
            let near = nearMiss.suggestion(for: name, among: DirectiveCatalogue.names)
            result.findings.append(.unknownDirective(name, place, suggestion: near))
            return
        }
        guard directive.isChecked else { return }
        for argument in arguments where !directive.parameters.contains(argument.name) {
            let near = nearMiss.suggestion(for: argument.name, among: directive.parameters)
            result.findings.append(.unknownArgument(argument, of: name, known: directive.parameters, suggestion: near))
        }
        for required in directive.required where !arguments.contains(where: { $0.name == required }) {
            result.findings.append(.missingArgument(required, of: name, place))
        }
    }
}
