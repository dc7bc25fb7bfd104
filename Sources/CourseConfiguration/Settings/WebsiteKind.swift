import Markdown

/// A generator whose websites are read as they are.
package enum WebsiteKind: String, Sendable, CaseIterable {
    case vitePress = "VitePress"
    case docusaurus = "Docusaurus"
    case starlight = "Starlight"

    package init?(_ dialect: Dialect) {
        switch dialect {
        case .vitePress: self = .vitePress
        case .docusaurus: self = .docusaurus
        case .starlight: self = .starlight
        default: return nil
        }
    }

    package var dialect: Dialect {
        switch self {
        case .vitePress: .vitePress
        case .docusaurus: .docusaurus
        case .starlight: .starlight
        }
    }

    /// Endings of files that belong to the program of a website.
    private static let programs: Set<String> = [
        "vue", "ts", "mts", "tsx", "js", "mjs", "cjs", "jsx", "astro", "svelte", "scss", "less", "css",
    ]
    private static let settings: Set<String> = [
        "package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lockb", "tsconfig.json", "deno.json",
    ]

    /// Returns true for a file that is no page and is published by nobody: a part of other pages, or of the website's program.
    ///
    /// - Parameters:
    ///   - path: below the folder of a language, or another folder.
    ///   - isPublic: true if all files of the folder are published.
    package func leavesOut(_ path: String, isPage: Bool, isPublic: Bool) -> Bool {
        let parts = path.split(separator: "/")
        if isPage {
            guard self != .vitePress, !isPublic else { return false }
            return parts.contains { $0.hasPrefix("_") }
        }
        guard !isPublic, let name = parts.last?.lowercased(), !parts.dropLast().contains("public") else { return false }
        return Self.settings.contains(name)
            || Self.programs.contains(name.split(separator: ".").last.map(String.init) ?? "")
    }

    private static let endings = ["ts", "mts", "js", "mjs", "cjs"]
    /// The folders of a repository in which its website may be.
    private static let folders = ["", "docs", "website", "documentation", "site", "doc", "www"]

    /// The file of the configuration below the website's folder, without its ending.
    private var stem: String {
        switch self {
        case .vitePress: ".vitepress/config"
        case .docusaurus: "docusaurus.config"
        case .starlight: "astro.config"
        }
    }

    /// The paths of the configurations that are looked for first, relative to the course, each with its kind and the website's
    /// folder.
    package static let candidates = candidates(in: folders)

    /// Returns the paths of the configurations of websites in some folders of a repository.
    package static func candidates(in folders: [String]) -> [(path: String, kind: WebsiteKind, folder: String)] {
        folders.flatMap { folder in
            allCases.flatMap { kind in
                endings.flatMap { ending -> [(path: String, kind: WebsiteKind, folder: String)] in
                    let file = CoursePath.join(folder, "\(kind.stem).\(ending)")
                    // VitePress' configuration may be a folder.
                    let index = CoursePath.join(folder, "\(kind.stem)/index.\(ending)")
                    return kind == .vitePress ? [(file, kind, folder), (index, kind, folder)] : [(file, kind, folder)]
                }
            }
        }
    }
}
