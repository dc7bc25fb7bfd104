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
            for moment in 0..<6 {
                let course = try fresh("\(moment)")
                let process = try Run.start(command.arguments, in: course)
                try await Task.sleep(for: duration * moment / 6)
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                let left = try FaultCourse.files(in: course)
                for path in Set(before.keys).union(after.keys).union(left.keys) {
                    #expect(left[path] == before[path] || left[path] == after[path], "\(path) at \(moment)/6")
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
            for command in commands { _ = try Run(command.arguments, in: folder) }
            let before = try FaultCourse.files(in: folder)
            let edits = FileTree(
                "-- content/es/l0.md --\n# Nuevo\n\n[z](otro.md)\n-- content/en/l0.md --\n# New\n\n[z](other.md)\n"
            )
            for command in commands {
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
                for moment in 0..<5 {
                    let process = try Run.start(command.arguments, in: course)
                    try await Task.sleep(for: .milliseconds(moment * 25))
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

    @Test("What is remembered of other hosts is whole, whenever the check is killed")
    func memory() async throws {
        try await withTemporaryFolder { folder in
            guard FileManager.default.fileExists(atPath: "/usr/bin/curl") else {
                print("skipped: curl is not installed")
                return
            }
            try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n# A\n\n[x](http://127.0.0.1:9/)\n")
                .write(to: folder)
            let arguments = ["check", "--no-typecheck", "--external"]
            let expected = try Run(arguments, in: folder).output
            for moment in 0..<6 {
                try FileManager.default.removeItem(at: folder.appending(path: ".glosa"))
                let process = try Run.start(arguments, in: folder)
                try await Task.sleep(for: .milliseconds(moment * 40))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                #expect(try Run(arguments, in: folder).output == expected)
            }
            #expect(expected.contains("external-link"))
        }
    }
}
