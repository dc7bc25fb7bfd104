import Foundation

/// Runs the program itself.
struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// Without a compiler: none is on the path, and Xcode's is not asked for.
    static let environment = [
        "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "SWIFT_BACKTRACE": "enable=no",
        "GLOSA_XCRUN": "/usr/bin/false",
    ]

    /// - Parameter environment: added to the usual one.
    init(
        _ arguments: [String],
        in folder: URL? = nil,
        input: String = "",
        program: URL = Self.executable,
        environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Self.environment.merging(environment) { _, own in own }
        let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        output = String(decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        errors = String(decoding: standardError.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    #if os(macOS)
        /// A class of this bundle's.
        private final class Anchor {}
    #endif

    /// The program lies beside the test bundle.
    static var executable: URL {
        #if os(macOS)
            // The program that runs the tests is Xcode's, and loads the bundle.
            return Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent().appending(path: "glosa")
        #else
            return Bundle.main.bundleURL.appending(path: "glosa")
        #endif
    }
}
