import Diagnostics
import Markdown
import YAML

/// The text of a home page, which VitePress and Starlight have in its front matter: `hero` and `features`.
struct HomeText {
    /// A text in Markdown, and the place in the file that it is from.
    struct Part {
        let text: String
        /// Nil for signs that aren't in the file.
        let place: Range<Int>?
    }

    /// The largest number of links and features that are shown.
    private static let most = 200

    private var parts: [Part] = []

    /// Returns the text as Markdown, in parts that follow one another; none if the front matter has none.
    static func parts(_ file: SourceFile, _ matter: FrontMatter) -> [Part] {
        guard matter.format == .yaml,
            file.bytes[matter.range].contains(bytes: "hero:".utf8)
                || file.bytes[matter.range].contains(bytes: "features:".utf8),
            let root = try? YAMLReader(file, range: matter.range).read()?.root
        else { return [] }
        var home = HomeText()
        if let hero = root["hero"] { home.add(hero: hero) }
        home.add(features: (root["features"]?.sequence ?? []).prefix(most).filter { $0.title != nil })
        if !home.parts.isEmpty { home.add("\n", from: nil) }
        return home.parts
    }

    private mutating func add(_ text: String, from value: YAMLValue?) {
        parts.append(Part(text: text, place: value?.range.bytes))
    }

    private mutating func add(hero: YAMLValue) {
        let name = hero.text("name") ?? hero.text("title")
        let lead = hero.text("text")
        if let title = name ?? lead { add("\n# \(title.text)\n", from: title.value) }
        if name != nil, let lead { add("\n**\(lead.text)**\n", from: lead.value) }
        if let tagline = hero.text("tagline") { add("\n\(tagline.text)\n", from: tagline.value) }
        let actions = (hero["actions"]?.sequence ?? []).prefix(Self.most).filter { $0.text("text") != nil }
        for (index, action) in actions.enumerated() {
            let words = action.text("text")?.text ?? ""
            let mark = index == 0 ? "\n" : " · "
            add(mark + Self.link(words, action.text("link")?.text), from: action)
        }
        if !actions.isEmpty { add("\n", from: nil) }
    }

    private mutating func add(features: [YAMLValue]) {
        guard !features.isEmpty else { return }
        add("\n::::::::cards\n", from: nil)
        for feature in features {
            let title = feature.title?.text ?? ""
            let details = feature.text("title") == nil ? "" : "\n\n" + (feature.text("details")?.text ?? "")
            let more = feature.text("linkText").map { "\n\n" + Self.link($0.text, feature.text("link")?.text) } ?? ""
            let head = more.isEmpty ? Self.link(title, feature.text("link")?.text) : title
            add(":::::::card[\(head)]\(details)\(more)\n:::::::\n", from: feature)
        }
        add("::::::::\n", from: nil)
    }

    private static func link(_ words: String, _ address: String?) -> String {
        guard let address, !address.isEmpty else { return words }
        return "[\(words)](<\(address.filter { !"<>\n".contains($0) })>)"
    }
}

extension YAMLValue {
    /// A text of the front matter on one line, with its value.
    fileprivate struct Text {
        let text: String
        let value: YAMLValue
    }

    fileprivate subscript(_ key: String) -> YAMLValue? { mapping?.last { $0.key == key }?.value }

    /// The words that a feature begins with; nil for one without any.
    fileprivate var title: Text? { text("title") ?? text("details") }

    /// Returns the text of a key; nil if there is none.
    fileprivate func text(_ key: String) -> Text? {
        guard let value = self[key],
            let text = value.scalar?.split(whereSeparator: \.isWhitespace).joined(separator: " "), !text.isEmpty
        else { return nil }
        return Text(text: text, value: value)
    }
}
