import Diagnostics
import YAML

/// Reads the keys of `glosa.yml` that say how pages look: `colors`, `fonts`, `logo`, `favicon`, `footer` and
/// `links`.
struct AppearanceReader {
    private static let rule = RuleID.configuration
    /// The largest number of links; each is on every page.
    private static let mostLinks = 30
    private static let longestFooter = 2000
    private static let longestLinkText = 100

    let languages: [String]
    private(set) var appearance: Appearance
    private(set) var findings = DiagnosticList(most: KeyedReader.mostFindings)

    init(_ appearance: Appearance, languages: [String]) {
        (self.appearance, self.languages) = (appearance, languages)
    }

    // MARK: Texts

    mutating func readFonts(_ value: YAMLValue) {
        for (use, value) in mappings(value, key: "fonts", Appearance.FontUse.self) {
            appearance.fonts[use] = FontReader.read(value, key: use.rawValue, use: use, &findings)
        }
    }

    mutating func readFooter(_ value: YAMLValue) {
        let names = NamesByLanguage(value, key: "footer", languages: languages, longest: Self.longestFooter)
        appearance.footer = names.text
        findings.append(contentsOf: names.findings)
    }

    // MARK: Colours

    mutating func readColours(_ value: YAMLValue) {
        for (colour, value) in mappings(value, key: "colors", ThemeColour.self) {
            if value.scalar != nil {
                guard let own = ColourReader.read(value, key: colour.rawValue, &findings) else { continue }
                appearance.colours[colour] = [.light: own, .dark: own]
            } else if let entries = value.mapping {
                var keys = KeyedReader(entries, rule: Self.rule, severity: .error)
                for scheme in ColourScheme.allCases {
                    guard let value = keys.value(scheme.rawValue),
                        let own = ColourReader.read(value, key: "\(colour.rawValue).\(scheme.rawValue)", &findings)
                    else { continue }
                    appearance.colours[colour, default: [:]][scheme] = own
                }
                findings.append(contentsOf: keys.finish())
            } else {
                findings.append(
                    .misfit(
                        value,
                        key: colour.rawValue,
                        expected: LocalizedText(
                            en: "a colour, or a mapping with `light` and `dark`",
                            es: "un color, o un mapa con `light` y `dark`"
                        )
                    )
                )
            }
        }
    }

    /// Reads the entries of a mapping that have known keys.
    private mutating func mappings<Key: RawRepresentable & CaseIterable>(
        _ value: YAMLValue,
        key: String,
        _ type: Key.Type
    ) -> [(Key, YAMLValue)] where Key.RawValue == String {
        guard let entries = value.mapping else {
            let example = LocalizedText(en: "a mapping of keys", es: "un mapa de claves")
            findings.append(.misfit(value, key: key, expected: example))
            return []
        }
        var keys = KeyedReader(entries, rule: Self.rule, severity: .error)
        let found = Key.allCases.compactMap { known in keys.value(known.rawValue).map { (known, $0) } }
        findings.append(contentsOf: keys.finish())
        return found
    }

    // MARK: Logo

    mutating func readLogo(_ value: YAMLValue) {
        if value.scalar != nil {
            guard let picture = picture(value, key: "logo") else { return }
            appearance.logo = .init(light: picture, dark: nil, replacesTitle: false)
            return
        }
        guard let entries = value.mapping else {
            let expected = LocalizedText(
                en: "a picture's path, or a mapping with `light` and `dark`",
                es: "la ruta de una imagen, o un mapa con `light` y `dark`"
            )
            return findings.append(.misfit(value, key: "logo", expected: expected))
        }
        var keys = KeyedReader(entries, rule: Self.rule, severity: .error)
        let pictures = ColourScheme.allCases.map { scheme in
            keys.value(scheme.rawValue).flatMap { picture($0, key: "logo.\(scheme.rawValue)") }
        }
        let replacesTitle = keys.boolean("replacesTitle") ?? false
        findings.append(contentsOf: keys.finish())
        if let light = pictures[0] ?? pictures[1] {
            appearance.logo = .init(
                light: light,
                dark: pictures[0] == nil ? nil : pictures[1],
                replacesTitle: replacesTitle
            )
        }
    }

    mutating func readFavicon(_ value: YAMLValue) {
        let endings = ["svg", "png", "ico", "webp", "gif"]
        appearance.favicon = ContentPath.read(value, key: "favicon", endings: endings, &findings).map {
            Appearance.NamedFile(path: $0, range: value.range)
        }
    }

    private mutating func picture(_ value: YAMLValue, key: String) -> Appearance.NamedFile? {
        let endings = ["svg", "png", "webp", "avif", "jpg", "jpeg", "gif"]
        return ContentPath.read(value, key: key, endings: endings, &findings).map {
            Appearance.NamedFile(path: $0, range: value.range)
        }
    }

    // MARK: Links

    mutating func readLinks(_ value: YAMLValue) {
        guard let items = value.sequence, items.count <= Self.mostLinks else {
            let expected = LocalizedText(
                en: "a list of at most \(Self.mostLinks) links, each with `text` and `to`",
                es: "una lista de \(Self.mostLinks) enlaces como mucho, cada uno con `text` y `to`"
            )
            return findings.append(.misfit(value, key: "links", expected: expected))
        }
        for item in items {
            if let link = link(item) { appearance.links.append(link) }
        }
    }

    private mutating func link(_ item: YAMLValue) -> Appearance.Link? {
        let expected = LocalizedText(
            en: "a link such as {text: Forum, to: https://forum.example.org/}",
            es: "un enlace como {text: Foro, to: https://foro.example.org/}"
        )
        guard let entries = item.mapping else {
            findings.append(.misfit(item, key: "links", expected: expected))
            return nil
        }
        var keys = KeyedReader(entries, rule: Self.rule, severity: .error)
        let place = keys.choice("in", of: Appearance.LinkPlace.self) ?? .header
        let text = keys.value("text").map {
            NamesByLanguage($0, key: "text", languages: languages, longest: Self.longestLinkText)
        }
        let goal = keys.value("to")
        findings.append(contentsOf: keys.finish() + (text?.findings ?? []))
        guard let text, let goal else {
            findings.append(.misfit(item, key: "links", expected: expected))
            return nil
        }
        let destination = NamesByLanguage(goal, key: "to", languages: languages, longest: 2000)
        findings.append(contentsOf: destination.findings)
        guard let name = text.text, let address = destination.text else { return nil }
        let refused = address.texts(in: languages).compactMap { LinkAddress.fault($0, at: goal.range) }
        findings.append(contentsOf: refused)
        guard refused.isEmpty else { return nil }
        return Appearance.Link(
            text: name,
            destination: address,
            isByLanguage: goal.mapping != nil,
            place: place,
            range: goal.range
        )
    }
}
