import ArgumentParser
import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import SnippetCompiler
import Support

/// The checks of the options and their values.
extension CheckCommand {
    mutating func validate() throws {
        try checkShard()
        if renewEvidence {
            let groups = CheckedPaths.groups(of: paths)
            let others = [
                ("--no-typecheck", typecheck == false), ("--shard", shard != nil), ("--since", since != nil),
                ("--fix", fix), ("--dry-run", dryRun), ("--package", package != nil), ("--profile", profile != nil),
                ("a path", groups.contains { $0.isLoose || !$0.selected.isEmpty } || groups.count > 1),
                ("a catalogue of the course", groups.contains(where: \.isPartOfCourse)),
            ]
            let useless = others.filter(\.1).map(\.0)
            guard useless.isEmpty else {
                throw ValidationError(
                    "--renew-evidence asks the compiler about the whole course as it is: leave out "
                        + useless.joined(separator: ", ")
                )
            }
        }
        if watch {
            let others = [
                ("--fix", fix), ("--dry-run", dryRun), ("--renew-evidence", renewEvidence), ("--shard", shard != nil),
            ].filter(\.1).map(\.0)
            guard others.isEmpty else {
                throw ValidationError("--watch only reports findings: leave out " + others.joined(separator: ", "))
            }
        }
        guard fix || dryRun else { return }
        let useless =
            reporting.given
            + [("--since", since != nil), ("--path-prefix", pathPrefix != nil), ("--shard", shard != nil)]
            .filter(\.1).map(\.0)
        guard useless.isEmpty else {
            throw ValidationError(
                "\(useless.joined(separator: ", ")) has no effect with \(fix ? "--fix" : "--dry-run"), "
                    + "which reports no findings; run the check again without it"
            )
        }
    }

    /// Returns the place of the course whose files are watched.
    func watchedPlace() throws -> (root: String, content: String?) {
        let groups = CheckedPaths.groups(of: paths)
        guard groups.count == 1, let group = groups.first, let root = group.root else {
            throw CommandFailure(
                en: "--watch follows the files of one course: name its folder, or files in it",
                es: "--watch sigue los ficheros de un curso: nombra su carpeta, o ficheros en ella"
            )
        }
        return (root, group.content)
    }

    func checkShard() throws {
        guard let shard else { return }
        _ = try parseShard(shard)
        guard since == nil else {
            throw ValidationError("--since and --shard can't be used together: a change is too small to divide")
        }
        guard reporting.baseline == nil, reporting.writeBaseline == nil else {
            throw ValidationError(
                "a baseline is for the findings of a whole course: use --baseline and --write-baseline with "
                    + "`glosa report merge`"
            )
        }
    }

    func parseShard(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError(
                "--shard takes K/N, such as 2/4: the second of four parts, of which there are at most \(Shard.most); "
                    + "not “\(text)”"
            )
        }
        return shard
    }

    func refuseSeveralGroups() throws {
        let useless = [("--since", since != nil), ("--shard", shard != nil)].filter(\.1).map(\.0)
        guard useless.isEmpty else {
            let options = useless.joined(separator: ", ")
            throw CommandFailure(
                en: "\(options) takes the files of one course, or files outside of courses, not both: "
                    + "check them one after the other",
                es: "\(options) admite los ficheros de un curso, o ficheros fuera de cursos, no ambos: "
                    + "compruébalos uno tras otro"
            )
        }
    }

    /// - Parameter folder: the package's folder; empty for the package that holds the files.
    func findPackage(_ folder: String) throws -> String {
        let place = folder.isEmpty ? paths.first ?? "." : folder
        let found = folder.isEmpty ? PackageBuild.folder(above: place) : try? FileSystem.realPath(folder)
        guard let found, FileSystem.exists(CoursePath.join(found, "Package.swift")) else {
            throw folder.isEmpty
                ? CommandFailure(
                    en: "--package: there is no Package.swift beside \(place) or above it",
                    es: "--package: no hay ningún Package.swift junto a \(place) ni más arriba"
                )
                : CommandFailure(
                    en: "--package: there is no Package.swift in \(folder)",
                    es: "--package: no hay ningún Package.swift en \(folder)"
                )
        }
        return found
    }

    func checkProfile(_ course: Course) throws {
        let names = course.configuration.profileNames
        guard let profile, !names.contains(profile) else { return }
        let list = names.joined(separator: ", ")
        let meant = NearMiss.suggestion(for: profile, among: names)
        throw CommandFailure(
            en: "there is no profile “\(profile)”; "
                + (meant.map { "did you mean “\($0)”?" } ?? "the profiles are: \(list)"),
            es: "no existe el perfil «\(profile)»; "
                + (meant.map { "¿querías decir «\($0)»?" } ?? "los perfiles son: \(list)")
        )
    }

    func ruleLevels() throws -> [RuleID: RuleLevel] {
        var levels: [RuleID: RuleLevel] = [:]
        for text in rules {
            let parts = text.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let level = RuleLevel(rawValue: String(parts[1])) else {
                throw CommandFailure(
                    en: "--rule takes ID=error, ID=warning, ID=note or ID=off, not “\(text)”",
                    es: "--rule espera ID=error, ID=warning, ID=note o ID=off, no «\(text)»"
                )
            }
            guard let rule = RuleID(named: parts[0]) else {
                let fault = RuleID.fault(String(parts[0]))
                throw CommandFailure(
                    en: "--rule: \(fault?.message.en ?? ""); \(fault?.advice.en ?? "")",
                    es: "--rule: \(fault?.message.es ?? ""); \(fault?.advice.es ?? "")"
                )
            }
            levels[rule] = level
        }
        return levels
    }
}
