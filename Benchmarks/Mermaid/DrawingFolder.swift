import Diagnostics
import FileSystem
import Mermaid

/// Draws files of diagrams into a folder, each as NAME.svg, and prints the findings of those that cannot be drawn, and the
/// milliseconds that one takes on average.
func draw(_ paths: [String], into folder: String) throws {
    try FileSystem.makeFolder(folder)
    let clock = ContinuousClock()
    var spent = Duration.zero
    for path in paths {
        let source = SourceSlice(SourceFile(path: path, bytes: try FileSystem.read(path)))
        let start = clock.now
        let result = renderDiagram(source, options: DiagramOptions(theme: .light, isStandalone: true))
        spent += clock.now - start
        guard let svg = result.svg, let name = path.split(separator: "/").last else {
            for finding in result.diagnostics where finding.severity == .error {
                print("\(path): \(finding.message.text(in: "en"))")
            }
            continue
        }
        try FileSystem.write(Array(svg.utf8), to: "\(folder)/\(name.dropLast(4)).svg")
    }
    print(paths.count, "files,", spent / .milliseconds(1) / Double(max(1, paths.count)), "milliseconds each")
}
