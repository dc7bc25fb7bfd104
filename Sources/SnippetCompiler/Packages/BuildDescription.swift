import Diagnostics
import FileSystem

/// What SwiftPM writes of a build beside its products (`.build/debug/description.json`): how each module was compiled.
///
/// SwiftPM reads the file itself when only a plugin or the tests are asked for, so its form changes seldom; what isn't used
/// here is left unread.
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
    /// By target, with what it depends on.
    let targetDependencyMap: [String: [String]]?

    /// The commands of what is built for programs to use: what runs during the build, such as macros, has its own.
    var ofProducts: [Command] {
        swiftCommands.filter { !$0.key.contains("-tool.module") }.map(\.value)
            .sorted { $0.moduleName < $1.moduleName }
    }
}

/// What `swift package describe --type json` says of a package.
struct PackageContents: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
        /// One key, the product's type.
        let type: [String: Kind]

        /// What a type of product has to say of itself; only its name counts.
        struct Kind: Decodable { init(from decoder: any Decoder) throws {} }

        var isLibrary: Bool { type["library"] != nil }
    }

    struct Target: Decodable {
        let name: String
        let c99name: String
        /// Relative to the package.
        let path: String
        let type: String
    }

    let name: String
    let products: [Product]
    let targets: [Target]
}
