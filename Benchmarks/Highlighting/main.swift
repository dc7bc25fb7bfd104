import CodeHighlighting
import FileSystem
import SwiftHighlighting

// Colours the code of files, and prints for each language how many megabytes that makes in a second: see README.md.
//
//     swift run -c release highlighting-benchmark FILE…

let paths = CommandLine.arguments.dropFirst()
let clock = ContinuousClock()

/// The languages whose files have no name of the language as their suffix.
let suffixes = ["h": "c", "m": "objc", "htm": "html", "svg": "xml", "plist": "xml", "cmake": "makefile"]

var files: [String: [[UInt8]]] = [:]
for path in paths {
    guard let suffix = path.split(separator: ".").last.map(String.init) else { continue }
    let name = suffixes[suffix] ?? suffix
    guard CodeLanguage.named(name) != nil else { continue }
    files[name, default: []].append(try FileSystem.read(path))
}

func megabytesPerSecond(_ files: [[UInt8]], _ language: CodeLanguage) -> Double {
    let bytes = files.reduce(0) { $0 + $1.count }
    let best = (0..<5).map { _ in
        clock.measure { for file in files { _ = HighlightedTokens(in: file, language: language) } } / .seconds(1)
    }
    return Double(bytes) / 1e6 / (best.min() ?? 1)
}

var total = (bytes: 0, seconds: 0.0)
for (name, files) in files.sorted(by: { $0.key < $1.key }) {
    guard let language = CodeLanguage.named(name) else { continue }
    let bytes = files.reduce(0) { $0 + $1.count }
    let speed = megabytesPerSecond(files, language)
    total = (total.bytes + bytes, total.seconds + Double(bytes) / 1e6 / speed)
    print(name, "\(files.count) files", "\(bytes) bytes", "\(Int(speed)) MB/s")
}
print("all", "\(total.bytes) bytes", "\(Int(Double(total.bytes) / 1e6 / total.seconds)) MB/s")
