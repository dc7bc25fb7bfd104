/// Merges the reports of all parts of a check into one.
public enum ShardMerge {
    /// The reason why reports are not the parts of one check.
    public struct Failure: LocalizedFailure, Equatable {
        public let text: LocalizedText

        public init(en: String, es: String) { text = LocalizedText(en: en, es: es) }
    }

    public struct Whole: Sendable {
        public let report: Report
        /// The paths of all checked files.
        public let files: [String]
        /// True if warnings fail the check, which holds if they do in any part.
        public let isStrict: Bool
        /// The level of findings that sum up a translation's differences; nil for that of the gravest difference.
        public let differences: RuleLevel?
    }

    /// - Parameters:
    ///   - parts: The reports in any order, each with the file it comes from.
    ///   - version: Glosa's version, which the parts must have, too.
    public static func merge(_ parts: [(file: String, report: ShardReport)], version: String) throws(Failure) -> Whole {
        try check(parts, version: version)
        let reports = parts.map(\.report)
        return Whole(
            report: Report(
                diagnostics: findings(reports.map(\.diagnostics)),
                files: try files(parts),
                summary: reports.reduce(into: Report.Summary()) { $0 += $1.summary },
                samples: reports.flatMap(\.samples)
            ),
            files: reports.flatMap(\.files),
            isStrict: reports.contains(where: \.isStrict),
            differences: reports.lazy.compactMap(\.differences).first
        )
    }

    /// Returns the findings of all parts. One that several parts have is one finding: it is about their machines, or about the
    /// course's preamble.
    private static func findings(_ parts: [[Diagnostic]]) -> [Diagnostic] {
        var most: [Diagnostic: Int] = [:]
        for part in parts {
            most.merge(part.reduce(into: [:]) { $0[$1, default: 0] += 1 }) { max($0, $1) }
        }
        return most.flatMap { Array(repeating: $0, count: $1) }
    }

    private static func files(_ parts: [(file: String, report: ShardReport)]) throws(Failure) -> [SourceFile] {
        var texts: [String: SparseText] = [:]
        for part in parts { texts.merge(part.report.sources) { $0.merged(with: $1) } }
        var files: [SourceFile] = []
        for (path, text) in texts {
            guard let file = text.file(path: path) else {
                throw Failure(
                    en: "the reports have different texts of \(path): run all checks again",
                    es: "los informes tienen textos distintos de \(path): vuelve a ejecutar todas las comprobaciones"
                )
            }
            files.append(file)
        }
        return files
    }

    private static func check(_ parts: [(file: String, report: ShardReport)], version: String) throws(Failure) {
        guard let first = parts.first else {
            throw Failure(en: "there are no reports to merge", es: "no hay informes que unir")
        }
        for part in parts where part.report.version != version {
            throw Failure(
                en: "\(part.file) was written by Glosa \(part.report.version), but this is Glosa \(version): "
                    + "check and merge with the same version",
                es: "\(part.file) lo escribió Glosa \(part.report.version), pero este es Glosa \(version): "
                    + "comprueba y une con la misma versión"
            )
        }
        let count = first.report.shard.count
        var seen: [Int: String] = [:]
        for part in parts {
            let shard = part.report.shard
            guard shard.count == count else {
                throw Failure(
                    en: "\(first.file) is one of \(count) shards, and \(part.file) one of \(shard.count): "
                        + "divide every check by the same number",
                    es: "\(first.file) es una de \(count) partes, y \(part.file) una de \(shard.count): "
                        + "divide todas las comprobaciones por el mismo número"
                )
            }
            guard part.report.course == first.report.course else {
                throw Failure(
                    en:
                        "\(first.file) and \(part.file) are about different courses, other states of a course, or checks "
                        + "with other options: check one commit in the same way on all machines",
                    es: "\(first.file) y \(part.file) son de cursos distintos, de otros estados de un curso o de "
                        + "comprobaciones con otras opciones: comprueba un solo commit, del mismo modo en todas las máquinas"
                )
            }
            if let other = seen.updateValue(part.file, forKey: shard.number) {
                throw Failure(
                    en: "there are two reports of shard \(shard.number) of \(count): \(other) and \(part.file)",
                    es: "hay dos informes de la parte \(shard.number) de \(count): \(other) y \(part.file)"
                )
            }
        }
        let missing = (1...count).filter { seen[$0] == nil }
        guard !missing.isEmpty else { return }
        let list = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
        throw Failure(
            en: "the report is incomplete: it lacks shard \(list)",
            es: "el informe no está completo: le falta la parte \(list)"
        )
    }
}
