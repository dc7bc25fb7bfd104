import SwiftSamples
import SwiftSyntax

/// The targets with sources that a package's manifest writes out, without tests and plug-ins.
package enum ManifestTargets {
    package struct Target: Sendable, Hashable {
        package let name: String?
        /// The value of `path:`, relative to the package; nil: SwiftPM's own place for the name.
        package let path: String?
        /// True if other packages can import its module: false for executables and macros.
        package let isImportable: Bool

        package init(name: String?, path: String?, isImportable: Bool) {
            (self.name, self.path, self.isImportable) = (name, path, isImportable)
        }
    }

    /// Returns the targets in the order of the manifest. A dependency on one, `.target(name:)`, counts as a target of that name.
    ///
    /// - Parameter manifest: the bytes of `Package.swift`; one that Swift's parser isn't given has no target.
    package static func written(in manifest: [UInt8]) -> [Target] {
        guard let tree = try? SampleSyntax.parse(file: manifest) else { return [] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.targets
    }

    /// The functions of targets, with whether others can import what they make.
    private static let functions = ["target": true, "executableTarget": false, "macro": false]

    private final class Finder: SyntaxVisitor {
        private(set) var targets: [Target] = []

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let function = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let isImportable = functions[function]
            else { return .visitChildren }
            let target = Target(name: text("name", of: call), path: text("path", of: call), isImportable: isImportable)
            if !targets.contains(target) { targets.append(target) }
            return .visitChildren
        }

        private func text(_ label: String, of call: FunctionCallExprSyntax) -> String? {
            let argument = call.arguments.first { $0.label?.text == label }?.expression
            return argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
}
