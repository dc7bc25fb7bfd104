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
        for argument in arguments {
            guard let form = DirectiveValues.form(of: argument.name, in: name), !form.accepts(argument.value) else {
                continue
            }
            let near = suggestion(for: argument, form)
            result.findings.append(.unknownValue(argument, of: name, form: form, suggestion: near))
        }
        for required in directive.required where !arguments.contains(where: { $0.name == required }) {
            result.findings.append(.missingArgument(required, of: name, place))
        }
        for alternatives in directive.alternatives {
            let given = arguments.filter { alternatives.names.contains($0.name) }
            if given.isEmpty {
                result.findings.append(.missingAlternative(alternatives.names, of: name, place))
            } else if alternatives.excludeEachOther, given.count > 1 {
                result.findings.append(.excludedArgument(given[1], besides: given[0].name, of: name))
            }
        }
    }

    /// Returns the word that an author probably meant by a value.
    private mutating func suggestion(for argument: Container.Argument, _ form: DirectiveValues.Form) -> String? {
        guard case .words(let words) = form else { return nil }
        return nearMiss.suggestion(for: argument.value, among: words)
    }
}
