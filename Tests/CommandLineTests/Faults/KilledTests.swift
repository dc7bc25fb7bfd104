import Foundation
import TestSupport
import Testing

@Suite("Commands that are killed")
struct KilledTests {
    @Test(
        "At any moment each file is as before or as after, and the same command then gets to its end",
        arguments: FaultCourse.commands
    )
    func atAnyMoment(command: FaultCourse.Command) async throws {
        try await withTemporaryFolder { folder in
            func fresh(_ name: String) throws -> URL {
                let course = folder.appending(path: name)
                try FaultCourse.tree.write(to: course)
                return course
            }
            let whole = try fresh("whole")
            let before = try FaultCourse.files(in: whole)
            let start = ContinuousClock.now
            #expect(try Run(command.arguments, in: whole).status == command.status)
            // So that the moments lie within the command's work, on any machine.
            let duration = ContinuousClock.now - start
            let after = try FaultCourse.files(in: whole)
            #expect(before != after)
            for round in 0..<Effort.count(usual: 4, thorough: 60) {
                let course = try fresh("\(round)")
                let process = try Run.start(command.arguments, in: course)
                let moment = FaultCourse.moment(within: duration)
                try await Task.sleep(for: moment)
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                let left = try FaultCourse.files(in: course)
                for path in Set(before.keys).union(after.keys).union(left.keys) {
                    #expect(
                        left[path] == before[path] || left[path] == after[path],
                        "\(path) after \(moment) of \(duration)"
                    )
                }
                // A site is there whole or not at all.
                let site = left.keys.count { $0.hasPrefix("site/") }
                #expect(site == 0 || site == after.keys.count { $0.hasPrefix("site/") })
                let again = try Run(command.arguments, in: course)
                let isThere = command.files.allSatisfy { left[$0] != nil }
                #expect(again.status == command.status || command.arguments[0] == "init" && isThere)
                #expect(try FaultCourse.files(in: course) == after)
            }
        }
    }

    @Test("A former site, report or record is as it was, or as it is to be, whenever its renewal is killed")
    func renewals() async throws {
        try await withTemporaryFolder { folder in
            try FaultCourse.tree.write(to: folder)
            let commands = FaultCourse.commands.filter { command in
                !["init", "diagram"].contains(command.arguments[0]) && !command.arguments.contains("--fix")
            }
            let durations = try commands.map { command in
                try ContinuousClock().measure { _ = try Run(command.arguments, in: folder) }
            }
            let before = try FaultCourse.files(in: folder)
            let edits = FileTree(
                "-- content/es/l0.md --\n# Nuevo\n\n[z](otro.md)\n-- content/en/l0.md --\n# New\n\n[z](other.md)\n"
            )
            for (command, duration) in zip(commands, durations) {
                let course = folder.appending(path: ".copies/\(command.files[0].replacing("/", with: "-"))")
                for (path, bytes) in before {
                    let file = course.appending(path: path)
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(),
                        withIntermediateDirectories: true
                    )
                    try bytes.write(to: file)
                }
                if command.arguments == ["build"] {
                    try Data().write(to: course.appending(path: "site/.glosa-site"))
                }
                try edits.write(to: course)
                let old = try FaultCourse.files(in: course)
                var states: [[String: Data]] = []
                for _ in 0..<Effort.count(usual: 4, thorough: 50) {
                    let process = try Run.start(command.arguments, in: course)
                    try await Task.sleep(for: FaultCourse.moment(within: duration))
                    kill(process.processIdentifier, SIGKILL)
                    process.waitUntilExit()
                    states.append(try FaultCourse.files(in: course))
                }
                #expect(try Run(command.arguments, in: course).status == command.status)
                let new = try FaultCourse.files(in: course)
                #expect(old != new)
                for state in states { #expect(state == old || state == new) }
            }
        }
    }
}
