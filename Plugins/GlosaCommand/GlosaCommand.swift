import Foundation
import PackagePlugin

/// `swift package glosa check`: runs Glosa in the package's folder, with the arguments as they are.
///
/// Without arguments it checks. Where a course is in a folder of the package, `check` is given that folder.
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
        if arguments == ["check"], let course = Self.course(in: package) { arguments.append(course) }
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(command: arguments[0], status: process.terminationStatus)
        }
    }

    /// The folder with the only course of the package that is not at its top.
    private static func course(in package: URL) -> String? {
        let hasCourse = { (folder: URL) in
            FileManager.default.fileExists(atPath: folder.appending(path: "glosa.yml").path)
        }
        guard !hasCourse(package) else { return nil }
        return usual.first { hasCourse(package.appending(path: $0)) }
    }

    private struct Failure: Error, CustomStringConvertible {
        let command: String
        let status: Int32
        var description: String { "glosa \(command) ended with status \(status)" }
    }
}
