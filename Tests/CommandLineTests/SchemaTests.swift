import CourseConfiguration
import Diagnostics
import Foundation
import TestSupport
import Testing
import YAML

/// The JSON Schema of `glosa.yml`, compared with what the program itself takes.
@Suite("The schema of glosa.yml")
struct SchemaTests {
    private static func schema() throws -> [String: Any] {
        let run = try Run(["schema"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return try #require(object as? [String: Any])
    }

    /// Configurations that are right, each with keys of every kind of value.
    static let right = [
        "title: A course", "title: 2026", "title: {es: Uno, en: One}", "languages: [es, en, pt-BR]",
        "baseURL: https://example.org/a/", "content: docs", "content: [README.md, docs]", "exclude: ['**/old-*.md']",
        "nav: [index.md, {Values: [a.md, {More: [b.md]}]}, {Title: c.md}]", "redirects: {a.html: en/b.md}",
        "translations: suffixes", "dialect: mdbook", "templates: look", "html: gfm",
        "theme: {a: b, c: {es: d, en: e}}", "severity: {translations: note}", "profile: documentation",
        "profiles: {'old/**': legacy}", "customProfiles: {mine: {base: legacy, rules: {syntax: note}}}",
        "rules: {broken-link: warning, syntax: off}", "fallbacks: false", "palette: lake",
        "colors: {link: teal, accent: {light: '#0b6e4f', dark: '#6fd6ad'}}",
        "fonts: {text: 'Georgia, serif', code: {family: Mono, files: [a.woff2, {file: b.woff2, weight: 700, style: italic}]}}",
        "logo: shared/a.svg", "logo: {light: a.svg, dark: b.svg, replacesTitle: true}", "favicon: a.png",
        "styles: a.css", "styles: [a.css, b.css]", "footer: Text",
        "links: [{text: Forum, to: 'https://forum.example.org/', in: both}]",
        "diagrams: {palette: forest, look: neo}", "rulePages: all", "singlePage: never",
        "editURL: 'https://git.example.org/edit/{path}'", "author: A", "markdown: true",
        "contentSecurityPolicy: off", "search: false", "glossary: terms.yml",
        "glossary: {file: terms.yml, pages: false}",
        "defaultIsolation: MainActor", "compile: {typecheck: false, package: [., ../b], language: 5, platform: iOS}",
        "cache: {url: 'https://cache.example.org/', write: true}",
    ]

    static let wrong = [
        "titel: A", "title: [a]", "languages: es", "languages: ['e s']", "baseURL: example.org", "content: {a: b}",
        "exclude: {a: b}", "nav: index.md", "nav: [{A: a.md, B: b.md}]", "redirects: [a]", "redirects: {a: [b]}",
        "translations: files", "html: yes-please", "theme: {a: [b]}", "severity: note", "severity: {translation: note}",
        "profiles: [a]", "customProfiles: {mine: {base: strange}}", "rules: {broken-link: fatal}",
        "rules: {no-such-rule: error}", "fallbacks: perhaps", "colors: {lnk: teal}", "colors: [teal]",
        "fonts: {text: {family: A}}", "fonts: {body: A}", "logo: {light: [a]}", "favicon: [a]", "styles: {a: b}",
        "links: [{text: A}]", "links: [{text: A, to: b, in: middle}]", "diagrams: {palette: red}",
        "editURL: https://git.example.org/", "markdown: [true]", "glossary: {links: true}", "compile: {language: 4}",
        "compile: [typecheck]", "cache: {url: 'ftp://a'}", "contentSecurityPolicy: lax",
    ]

    @Test("What the program takes, the schema takes, and the other way round", arguments: right)
    func takes(text: String) throws {
        try compare(text, isRight: true)
    }

    @Test("What the program finds fault with, the schema refuses", arguments: wrong)
    func refuses(text: String) throws {
        try compare(text, isRight: false)
    }

    private func compare(_ text: String, isRight: Bool) throws {
        let file = SourceFile(path: "glosa.yml", text: text + "\n")
        let findings = ConfigurationReader.read(file).1
        #expect(findings.isEmpty == isRight, "\(text): \(findings.map(\.message.en))")
        let value = try #require(try YAMLReader(file, range: 0..<file.bytes.count).read()?.root)
        let faults = try SchemaCheck(Self.schema()).faults(Self.json(value))
        #expect(faults.isEmpty == isRight, "\(text): \(faults)")
    }

    /// The value as a program that reads YAML 1.2 has it.
    private static func json(_ value: YAMLValue) -> Any {
        if let entries = value.mapping {
            return Dictionary(entries.map { ($0.key, json($0.value)) }) { _, last in last }
        }
        if let items = value.sequence { return items.map(json) }
        let text = value.scalar ?? ""
        if text == "true" || text == "false" { return NSNumber(value: text == "true") }
        return Int(text).map { NSNumber(value: $0) } ?? text
    }

    @Test("Every key has its words, and the defaults are those of the manual's table")
    func words() throws {
        let properties = try #require(try Self.schema()["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(ConfigurationKey.all.map(\.name)))
        for key in ConfigurationKey.all {
            let property = try #require(properties[key.name])
            #expect((property["description"] as? String)?.isEmpty == false, "\(key.name)")
        }
        #expect(properties["output"]?["default"] as? String == "site")
        #expect(properties["search"]?["default"] as? Bool == true)
        #expect(properties["languages"]?["default"] as? [String] == ["es", "en"])
        #expect((properties["title"]?["description"] as? String)?.hasSuffix("Default: the start page's title.") == true)
        #expect(try Self.schema()["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test("The repository's own configuration follows the schema")
    func own() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = SourceFile(
            path: "glosa.yml",
            text: try String(contentsOf: root.appending(path: "glosa.yml"), encoding: .utf8)
        )
        let value = try #require(try YAMLReader(file, range: 0..<file.bytes.count).read()?.root)
        #expect(try SchemaCheck(Self.schema()).faults(Self.json(value)) == [])
    }
}

/// A validator for the words of JSON Schema that the schema uses; any other word is a fault.
private struct SchemaCheck {
    private let root: [String: Any]

    init(_ root: [String: Any]) { self.root = root }

    func faults(_ value: Any) throws -> [String] { try faults(value, root, at: "") }

    private static let annotations: Set<String> = ["$schema", "title", "description", "default", "$defs"]

    private func faults(_ value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
        var faults: [String] = []
        let object = value as? [String: Any]
        for (word, rule) in schema where !Self.annotations.contains(word) {
            switch word {
            case "type":
                let types = rule as? [String] ?? [rule as? String ?? ""]
                if !types.contains(Self.type(of: value)) { faults.append("\(place): no \(types)") }
            case "enum":
                let choices = try #require(rule as? [Any])
                if !choices.contains(where: { "\($0)" == "\(value)" }) { faults.append("\(place): not among choices") }
            case "pattern":
                let pattern = try Regex(try #require(rule as? String))
                if let text = value as? String, text.firstMatch(of: pattern) == nil {
                    faults.append("\(place): pattern")
                }
            case "items":
                for item in value as? [Any] ?? [] {
                    faults += try self.faults(item, try #require(rule as? [String: Any]), at: place + "/item")
                }
            case "properties":
                let properties = try #require(rule as? [String: [String: Any]])
                for (key, value) in object ?? [:] {
                    if let own = properties[key] { faults += try self.faults(value, own, at: "\(place)/\(key)") }
                }
            case "additionalProperties":
                let known = schema["properties"] as? [String: Any] ?? [:]
                for (key, value) in object ?? [:] where known[key] == nil {
                    if let own = rule as? [String: Any] {
                        faults += try self.faults(value, own, at: "\(place)/\(key)")
                    } else {
                        #expect(rule as? Bool == false)
                        faults.append("\(place)/\(key): unknown")
                    }
                }
            case "propertyNames":
                for key in (object ?? [:]).keys {
                    faults += try self.faults(key, try #require(rule as? [String: Any]), at: "\(place)/\(key)")
                }
            case "required":
                for key in try #require(rule as? [String]) where object != nil && object?[key] == nil {
                    faults.append("\(place): no \(key)")
                }
            case "minProperties": if let object, object.count < rule as? Int ?? 0 { faults.append("\(place): too few") }
            case "maxProperties":
                if let object, object.count > rule as? Int ?? 0 { faults.append("\(place): too many") }
            case "anyOf":
                let schemas = try #require(rule as? [[String: Any]])
                if try schemas.allSatisfy({ try !self.faults(value, $0, at: place).isEmpty }) {
                    faults.append("\(place): none of the forms")
                }
            case "$ref":
                let name = try #require((rule as? String)?.split(separator: "/").last.map(String.init))
                let definitions = try #require(root["$defs"] as? [String: [String: Any]])
                faults += try self.faults(value, try #require(definitions[name]), at: place)
            default: faults.append("\(place): the schema says “\(word)”, which nobody checks")
            }
        }
        return faults
    }

    private static func type(of value: Any) -> String {
        if value is [String: Any] { return "object" }
        if value is [Any] { return "array" }
        if value is String { return "string" }
        return "\(value)" == "true" || "\(value)" == "false" || value is Bool ? "boolean" : "number"
    }
}
