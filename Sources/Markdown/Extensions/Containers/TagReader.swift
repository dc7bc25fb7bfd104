import Diagnostics
import Support

struct TagReader {
    static func read(_ file: SourceFile, bytes: [UInt8]) -> ContainerLines? { nil }
}
