import Diagnostics
import FileSystem

/// The description of a build that SwiftPM writes beside its products (`.build/debug/description.json`): how each module was
/// compiled.
///
/// SwiftPM itself reads the file when only a plugin or the tests are requested, so its form changes seldom. Unused fields aren't
/// decoded.
struct BuildDescription: Decodable {
    struct Command: Decodable {
        struct Input: Decodable { let name: String }

        let moduleName: String
        let moduleOutputPath: String
        let importPath: String
        let isLibrary: Bool
        let inputs: [Input]
        let objects: [String]
        let sources: [String]
        let otherArguments: [String]
    }

    let swiftCommands: [String: Command]
    /// The dependencies of each target, by its name.
    let targetDependencyMap: [String: [String]]?

    /// The commands of modules that are built for programs to use. Modules that run during the build, such as macros, have
    /// commands of their own.
    var ofProducts: [Command] {
        swiftCommands.filter { !$0.key.contains("-tool.module") }.map(\.value)
            .sorted { $0.moduleName < $1.moduleName }
    }
}

/// The output of `swift package describe --type json`.
struct PackageContents: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
        /// One key, the product's type.
        let type: [String: Kind]

        /// The value beside a product's type; it isn't decoded, since only the key counts.
        struct Kind: Decodable { init(from decoder: any Decoder) throws {} }

        var isLibrary: Bool { type["library"] != nil }
    }

    struct Target: Decodable {
        let name: String
        let c99name: String
        /// The folder, relative to the package.
        let path: String
        let type: String
    }

    let name: String
    let products: [Product]
    let targets: [Target]
}
