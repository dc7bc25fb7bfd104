import Diagnostics
import Markdown
import YAML

/// The text of a home page, which VitePress and Starlight have in its front matter: `hero` and `features`.
enum HomeText {
    /// The largest number of links and features that are shown.
    private static let most = 200

    /// Returns the text as Markdown; nil if the front matter has none.
    static func markdown(_ file: SourceFile, _ matter: FrontMatter) -> [UInt8]? {
        guard matter.format == .yaml,
            file.bytes[matter.range].contains(bytes: "hero:".utf8)
                || file.bytes[matter.range].contains(bytes: "features:".utf8),
            let root = try? YAMLReader(file, range: matter.range).read()?.root
        else { return nil }
        var blocks: [String] = []
        if let hero = root["hero"] {
            let name = hero.text("name") ?? hero.text("title")
            let lead = hero.text("text")
            if let title = name ?? lead { blocks.append("# \(title)") }
            if name != nil, let lead { blocks.append("**\(lead)**") }
            if let tagline = hero.text("tagline") { blocks.append(tagline) }
            let links = (hero["actions"]?.sequence ?? []).prefix(most).compactMap { action -> String? in
                action.text("text").map { link($0, action.text("link")) }
            }
            if !links.isEmpty { blocks.append(links.joined(separator: " · ")) }
        }
        let features = (root["features"]?.sequence ?? []).prefix(most).compactMap { feature -> String? in
            guard let title = feature.text("title") ?? feature.text("details") else { return nil }
            let details = feature.text("title") == nil ? "" : "\n\n" + (feature.text("details") ?? "")
            let more = feature.text("linkText").map { "\n\n" + link($0, feature.text("link")) } ?? ""
            let head = more.isEmpty ? link(title, feature.text("link")) : title
            return ":::::::card[\(head)]\(details)\(more)\n:::::::"
        }
        if !features.isEmpty { blocks.append("::::::::cards\n" + features.joined(separator: "\n") + "\n::::::::") }
        return blocks.isEmpty ? nil : Array(("\n" + blocks.joined(separator: "\n\n") + "\n\n").utf8)
    }

    private static func link(_ words: String, _ address: String?) -> String {
        guard let address, !address.isEmpty else { return words }
        return "[\(words)](<\(address.filter { !"<>\n".contains($0) })>)"
    }
}

extension YAMLValue {
    fileprivate subscript(_ key: String) -> YAMLValue? { mapping?.last { $0.key == key }?.value }

    /// Returns the text of a key, on one line; nil if there is none.
    fileprivate func text(_ key: String) -> String? {
        guard let text = self[key]?.scalar?.split(whereSeparator: \.isWhitespace).joined(separator: " "), !text.isEmpty
        else { return nil }
        return text
    }
}
