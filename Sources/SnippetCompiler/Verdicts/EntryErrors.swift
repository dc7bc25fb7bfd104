import SnippetSyntax
import Support

/// The compiler's messages on a unit, as errors of the sample that the unit is made of.
extension LessonPlan {
    /// True if an error holds whatever isn't shown: a type of the package lacks a member, or a label is a slip for one of the
    /// package's.
    private func isSure(_ message: String, _ entry: Entry) -> Bool {
        if isOfWholeType(message, in: entry) { return true }
        guard let package else { return false }
        if let label = MissingName.label(in: message) {
            return !package.labels.value.contains(label) && package.labels.value.contains { Slip.isNear(label, $0) }
        }
        // A trait or another condition may hide the member from this build.
        guard let lack = MissingName.lack(in: message), condition(of: lack.member) == nil,
            let type = MissingName.lackingType(in: message)
        else {
            return false
        }
        if isOfExtensibleProtocol(message) { return false }
        func names(in type: String) -> [String] {
            type.prefix { $0 != "<" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
        // The name of the package's type may mean one of the sample's.
        if let meant = MissingName.meantType(in: message) {
            if names(in: meant).contains(where: { entry.unit.types[$0] != nil }) { return false }
        }
        // In `Basket.Item` either name may be the package's; generic arguments don't matter.
        return names(in: type).contains { name in
            guard name.first?.isUppercase == true, entry.unit.types[name] == nil else { return false }
            if isTypeOfPackage(name) { return true }
            return !known.contains(name) && (package.declares(name) || package.written.value.contains(name))
        }
    }

    /// True for the name of a type that the package's modules declare and that samples mean so, even if SwiftUI has one of that name.
    func isTypeOfPackage(_ type: String) -> Bool {
        package?.declaredTypes.contains(type) == true
            && (!known.contains(type) || known.isOfSwiftUI(type) && !usesSwiftUI)
    }

    /// True if an error is that a protocol of the package lacks a static member: `transport: .http2` is one of a type in some module.
    func isOfExtensibleProtocol(_ message: String) -> Bool {
        guard message.hasPrefix("type '"), let lack = MissingName.lack(in: message) else { return false }
        return package?.written.value.containsProtocol(lack.type) == true
    }

    /// The messages about the sample itself, with their ranges in it.
    func errors(_ messages: [CompilerMessage], of entry: Entry) -> [CompilerError] {
        let source = samples[entry.sample].snippet.source
        return messages.compactMap { message in
            let isArguments = ManifestSample.call(taking: entry.reading.anatomy) != nil
            guard
                let origin = entry.unit.origin(of: message.offset)
                    // Errors in arguments without their call are placed at the parenthesis before them.
                    ?? (isArguments ? entry.unit.start(of: entry.sample) : nil), origin.sample == entry.sample,
                origin.offset >= entry.reading.start
            else { return nil }
            let start = min(origin.offset, source.bytes.count)
            let isStated = StatedError.stands(at: start, in: source.bytes)
            guard isStated || !AccessErrors.contains(message.text) else { return nil }
            let range = start..<SampleToken.end(in: source.bytes, from: start)
            return CompilerError(
                range: source.range(range),
                sliceRange: range,
                message: withoutForeignSuggestion(message.text, source.bytes, at: start),
                group: message.group,
                isWarning: message.severity == .warning,
                isStated: isStated,
                isOfMode: !isLanguageSaid && Doubt.isOfMode(message.text, group: message.group),
                isSure: isSure(message.text, entry)
            )
        }
    }

    /// A message without the compiler's suggestion, if the sources beside the document declare the name that is written, if the
    /// package has it under a condition, or if it is a function of C that stands for one that isn't shown.
    private func withoutForeignSuggestion(_ message: String, _ bytes: [UInt8], at place: Int) -> String {
        guard let suggestion = message.ranges(of: "; did you mean '").last else { return message }
        let plain = String(message[..<suggestion.lowerBound])
        if systemCall(in: plain, bytes, at: place) != nil || isUnderCondition(plain) { return plain }
        guard let surroundings = environment.surroundings else { return message }
        let names = [MissingName.name(in: plain), MissingName.lack(in: plain)?.member, MissingName.operator(in: plain)]
        return names.compactMap(\.self).contains(where: surroundings.value.declare) ? plain : message
    }

    /// True if an error is a missing member that a type of the package has where a condition holds (`#if`).
    private func isUnderCondition(_ message: String) -> Bool {
        guard let lack = MissingName.lack(in: message), package?.declares(lack.type) == true else { return false }
        return condition(of: lack.member) != nil
    }

    /// The names that declarations borrowed from other samples need and nothing declares.
    func borrowed(_ messages: [CompilerMessage], of entry: Entry) -> [String] {
        var names: [String] = []
        for message in messages where message.severity == .error {
            guard let origin = entry.unit.origin(of: message.offset), origin.sample != entry.sample,
                let name = MissingName.name(in: message.text), !names.contains(name)
            else { continue }
            names.append(name)
        }
        return names
    }
}
