/// Patterns of paths, as profiles, ignored files and scopes of a glossary name them.
package enum PathPattern {
    /// Returns true if a path matches a glob: `*` is any run within one folder, `**` any run, `?` one byte other than `/`.
    package static func matches(_ path: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
        // The positions of the pattern that the path read so far can have reached: linear in path times pattern, whatever the
        // number of stars.
        let pattern = Array(pattern)
        var reached = closure([0], pattern)
        for byte in path {
            var next: Set<Int> = []
            for position in reached where position < pattern.count {
                switch pattern[position] {
                case UInt8(ascii: "*"):
                    let isDouble = isDoubleStar(position, pattern)
                    if isDouble || byte != UInt8(ascii: "/") { next.insert(position) }
                case UInt8(ascii: "?"): if byte != UInt8(ascii: "/") { next.insert(position + 1) }
                case byte: next.insert(position + 1)
                default: break
                }
            }
            reached = closure(next, pattern)
            if reached.isEmpty { return false }
        }
        return reached.contains(pattern.count)
    }

    /// Returns the positions, with those reached from them without a byte: a star may match nothing; `**/` may match no folder at
    /// all.
    private static func closure(_ positions: Set<Int>, _ pattern: [UInt8]) -> Set<Int> {
        var result = positions
        var open = Array(positions)
        while let position = open.popLast() {
            guard position < pattern.count, pattern[position] == UInt8(ascii: "*") else { continue }
            let isDouble = isDoubleStar(position, pattern)
            var next = [position + (isDouble ? 2 : 1)]
            if isDouble, position + 2 < pattern.count, pattern[position + 2] == UInt8(ascii: "/") {
                next.append(position + 3)
            }
            for position in next where result.insert(position).inserted { open.append(position) }
        }
        return result
    }

    private static func isDoubleStar(_ position: Int, _ pattern: [UInt8]) -> Bool {
        position + 1 < pattern.count && pattern[position + 1] == UInt8(ascii: "*")
    }
}
