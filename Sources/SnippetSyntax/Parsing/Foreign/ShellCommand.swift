import Support

/// Commands for a shell in a block that says it is Swift.
enum ShellCommand {
    private static let programs: Set<String> = [
        "swift", "swiftc", "git", "brew", "cd", "curl", "mkdir", "apt", "apt-get", "npm", "docker", "xcodebuild",
        "xcrun",
        "pod", "carthage", "mint", "make", "sudo", "export", "open", "touch", "echo", "glosa", "watchexec", "swiftgen",
        "swiftlint", "swiftformat", "sourcery", "xcodegen", "tuist", "fastlane", "bundle", "gem", "python3", "pip",
        "node",
        "yarn", "npx", "ls", "cat", "cp", "mv", "rm", "chmod", "wget", "defaults", "killall", "lldb",
    ]

    private static let declarations: Set<String> = [
        "class", "func", "var", "subscript", "override", "private", "internal", "public", "static", "final", "lazy",
    ]

    /// Returns the first line that is no comment, if it is a command; nil for anything that may be Swift.
    ///
    /// - Parameter bytes: the bytes of a sample that Swift's parser refuses.
    static func first(in bytes: [UInt8]) -> Range<Int>? {
        let newline = UInt8(ascii: "\n")
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
            defer { start = end + 1 }
            let line = bytes[start..<end].drop(while: \.isWhitespace)
            guard let first = line.first, first != UInt8(ascii: "#"), !line.starts(with: "//".utf8) else { continue }
            return isOne(line) ? line.startIndex..<end : nil
        }
        return nil
    }

    private static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "$ ".utf8) || line.starts(with: "./".utf8) { return true }
        // Other shells' prompts are operators of Swift, too.
        if line.starts(with: "% ".utf8) || line.starts(with: "> ".utf8) { return isOne(line.dropFirst(2)) }
        let word = line.prefix { $0.isWordByte || $0 == UInt8(ascii: "-") }
        guard programs.contains(String(decoding: word, as: UTF8.self)) else { return false }
        let rest = line[word.endIndex...]
        // In Swift, an operator, a dot or a parenthesis follows the name.
        guard rest.first == UInt8(ascii: " "), let next = rest.dropFirst().first else { return false }
        // An incomplete declaration: `open class`.
        let second = rest.dropFirst().prefix(while: \.isWordByte)
        if declarations.contains(String(decoding: second, as: UTF8.self)) { return false }
        // `pod "Name"` is a line of a Podfile.
        if word.elementsEqual("pod".utf8), "\"'".utf8.contains(next) { return false }
        return next.isLetter || "-./~\"$'".utf8.contains(next)
    }
}
