import Foundation
import PackagePlugin

/// `swift package glosa check`: runs Glosa in the package's folder, with the arguments as they are.
///
/// Without arguments it checks. Where a course is in a folder of the package, `check` is given that folder; where there is none, all
/// that readers of the package see is checked.
@main
struct GlosaCommand: CommandPlugin {
    /// Where packages have their documentation, if not at the top.
    private static let usual = ["docs", "Docs", "Documentation", "documentation", "doc"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package.directoryURL
        let process = Process()
        process.executableURL = try context.tool(named: "glosa").url
        process.currentDirectoryURL = package
        var arguments = arguments.isEmpty ? ["check"] : arguments
        if arguments == ["check"] {
            if let course = Self.course(in: package) {
                arguments.append(course)
            } else if !Self.isCourse(package) {
                arguments += ["--package", "."]
            }
        }
        // SwiftPM keeps `.build` locked until the plugin ends.
        process.environment = ProcessInfo.processInfo.environment.merging(["GLOSA_WITHIN_SWIFTPM": "1"]) { $1 }
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(command: arguments[0], status: process.terminationStatus)
        }
    }

    private static func isCourse(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "glosa.yml").path)
    }

    /// The folder with the only course of the package that is not at its top.
    private static func course(in package: URL) -> String? {
        isCourse(package) ? nil : usual.first { isCourse(package.appending(path: $0)) }
    }

    private struct Failure: Error, CustomStringConvertible {
        let command: String
        let status: Int32
        var description: String { "glosa \(command) ended with status \(status)" }
    }
}
