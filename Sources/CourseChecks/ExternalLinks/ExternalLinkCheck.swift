import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown
import Support

/// Asks other hosts whether the addresses that a course links to still answer: only on request, one request at a time for each
/// host, and not again for addresses that answered within the week.
package struct ExternalLinkCheck {
    static let rule = RuleID.externalLink
    /// The number of hosts that are asked at the same time.
    private static let hostsAtOnce = 8

    private let course: Course
    private let memory: MemoryFile

    /// Creates the check. Recent answers are remembered below the course's folder.
    package init(_ course: Course) {
        self.course = course
        memory = MemoryFile(CoursePath.join(course.root, ".glosa/external-links"), form: "glosa external links 2")
    }

    /// - Throws: ``ExternalLinkError`` if there is no `curl` to ask with.
    package func run() async throws -> [Diagnostic] {
        let places = addresses()
        guard !places.isEmpty else { return [] }
        let probe = try AddressProbe()
        let now = Int(FileSystem.wallClock / 1_000_000_000)
        var answers = Memory<RememberedAnswer>(reading: memory).filter { $1.holds(at: now) }
        let open = places.keys.filter { answers[$0] == nil }.sorted()
        let byHost = Dictionary(grouping: open, by: Self.host).sorted { $0.key < $1.key }.map(\.value)
        let fresh = await withTaskGroup(of: [(String, AddressProbe.Answer)].self) { group in
            var (next, fresh) = (byHost.makeIterator(), [(String, AddressProbe.Answer)]())
            func askNext() {
                guard let addresses = next.next() else { return }
                group.addTask { await Self.answers(to: addresses, probe) }
            }
            for _ in 0..<Self.hostsAtOnce { askNext() }
            while let answers = await group.next() {
                fresh += answers
                askNext()
            }
            return fresh
        }
        for (address, answer) in fresh { answers[address] = RememberedAnswer(answer, asked: now) }
        // The memory only saves requests.
        _ = try? memory.keep(answers)
        return places.sorted { $0.key < $1.key }.flatMap { address, ranges -> [Diagnostic] in
            guard let fault = answers[address]?.answer.fault else { return [] }
            return ranges.map { finding(address, fault, at: $0) }
        }
    }

    /// Asks a host for its addresses, one after the other, on a thread of its own: the threads of tasks are as few as the cores,
    /// and must not wait.
    private static func answers(to addresses: [String], _ probe: AddressProbe) async -> [(String, AddressProbe.Answer)]
    {
        let limit = TimeLimit.current
        @Sendable func ask() -> [(String, AddressProbe.Answer)] {
            TimeLimit.$current.withValue(limit) { addresses.map { ($0, probe.ask($0)) } }
        }
        return await withCheckedContinuation { continuation in
            let isStarted = DetachedThread.start { continuation.resume(returning: ask()) }
            if !isStarted { continuation.resume(returning: ask()) }
        }
    }

    /// The places that link to each address; the part after `#` concerns only the page itself.
    private func addresses() -> [String: [SourceRange]] {
        var found: [String: [SourceRange]] = [:]
        func add(_ destination: String, _ range: SourceRange) {
            let address = String(LinkDestination.address(destination))
            guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return }
            found[address, default: []].append(range)
        }
        for lesson in course.lessons[course.written] {
            for link in lesson.document.links { add(link.destination, link.destinationRange ?? link.range) }
            guard course.configuration.rawHTML != .escape else { continue }
            for link in lesson.document.rawLinks { add(link.destination, link.range) }
        }
        for link in course.configuration.appearance.links {
            for address in Set(link.destination.texts(in: course.configuration.languages)) { add(address, link.range) }
        }
        return found
    }

    private static func host(_ address: String) -> String {
        let rest = address.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
        return Substring(rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }).lowercased()
    }

    private func finding(_ address: String, _ fault: LocalizedText, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: Self.rule,
            severity: .warning,
            message: LocalizedText(
                en: "“\(address)” \(fault.en)",
                es: "«\(address)» \(fault.es)"
            ),
            range: range,
            advice: LocalizedText(
                en: "link to the page's new address, or remove the link",
                es: "enlaza la nueva dirección de la página, o quita el enlace"
            )
        )
    }
}
