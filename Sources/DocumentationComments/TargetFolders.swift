import SwiftSamples
import SwiftSyntax

/// The folders that a package's manifest names for the sources of its targets.
package enum TargetFolders {
    /// Returns the values of `path:` of all targets but tests and plug-ins, relative to the package, in the order of the manifest.
    ///
    /// - Parameter manifest: the bytes of `Package.swift`; one that Swift's parser isn't given names no folder.
    package static func named(in manifest: [UInt8]) -> [String] {
        guard let tree = try? SampleSyntax.parse(file: manifest) else { return [] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.folders
    }

    private static let targets: Set = ["target", "executableTarget", "macro"]

    private final class Finder: SyntaxVisitor {
        private(set) var folders: [String] = []

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                targets.contains(name),
                let path = call.arguments.first(where: { $0.label?.text == "path" })?.expression,
                let text = path.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            else { return .visitChildren }
            if !folders.contains(text) { folders.append(text) }
            return .visitChildren
        }
    }
}
