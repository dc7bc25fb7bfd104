import FileSystem
import Support

/// The headers in Objective-C of a package: what they declare exists on Apple's systems, whatever a build elsewhere has.
enum ObjectiveCHeaders {
    private static let mostFolders = 2000
    private static let mostHeaders = 500
    private static let largest = 1 << 20

    /// Returns those of the names that a header declares as a class or protocol, or gives to one for Swift.
    ///
    /// - Parameter folders: the package's folders.
    static func declared(_ names: Set<String>, in folders: [String]) -> Set<String> {
        var (open, folderCount, headerCount) = (folders, 0, 0)
        var found: Set<String> = []
        while let folder = open.popLast(), folderCount < mostFolders, headerCount < mostHeaders, found != names {
            folderCount += 1
            for name in ((try? FileSystem.names(in: folder)) ?? []).sorted() where !name.hasPrefix(".") {
                let path = folder + "/" + name
                guard let status = try? FileSystem.status(of: path) else { continue }
                if status.kind == .folder { open.append(path) }
                guard status.kind == .file, name.hasSuffix(".h"), status.size <= largest,
                    let text = try? FileSystem.read(path)
                else { continue }
                headerCount += 1
                found.formUnion(names.subtracting(found).filter { declares($0, text) })
            }
        }
        return found
    }

    private static func declares(_ name: String, _ header: [UInt8]) -> Bool {
        ["@interface \(name)", "@protocol \(name)", "@class \(name)", "NS_SWIFT_NAME(\(name)"].contains { form in
            guard let found = header.firstRange(ofBytes: form.utf8) else { return false }
            return found.upperBound == header.count || !header[found.upperBound].isWordByte
        }
    }
}
