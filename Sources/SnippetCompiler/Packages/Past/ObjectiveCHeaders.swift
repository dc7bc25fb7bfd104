import FileSystem
import Support

/// The headers in Objective-C of a package: what they declare exists on Apple's systems, whatever a build elsewhere has.
struct ObjectiveCHeaders {
    private let texts: [[UInt8]]

    private static let mostFolders = 2000
    private static let mostHeaders = 500
    private static let largest = 1 << 20

    /// - Parameter folders: the package's folders.
    init(of folders: [String]) {
        var (open, seen, texts) = (folders, 0, [[UInt8]]())
        while let folder = open.popLast(), seen < Self.mostFolders, texts.count < Self.mostHeaders {
            seen += 1
            for name in ((try? FileSystem.names(in: folder)) ?? []).sorted() where !name.hasPrefix(".") {
                let path = folder + "/" + name
                guard let status = try? FileSystem.status(of: path) else { continue }
                if status.kind == .folder { open.append(path) }
                guard status.kind == .file, name.hasSuffix(".h"), status.size <= Self.largest,
                    let text = try? FileSystem.read(path)
                else { continue }
                texts.append(text)
            }
        }
        self.texts = texts
    }

    /// Returns true if a header declares a class or protocol of a name, or gives the name to one for Swift.
    func declare(_ name: String) -> Bool {
        let forms = ["@interface \(name)", "@protocol \(name)", "@class \(name)", "NS_SWIFT_NAME(\(name)"]
        return texts.contains { text in
            forms.contains { form in
                guard let found = text.firstRange(ofBytes: form.utf8) else { return false }
                return found.upperBound == text.count || !text[found.upperBound].isWordByte
            }
        }
    }
}
