import Diagnostics
import Testing

@testable import Mermaid

/// Every palette can be read (WCAG 2.2, 1.4.3 and 1.4.11), and drawings take their colours from it.
@Suite struct DiagramPaletteTests {
    private static func contrast(_ first: String, _ second: String) throws -> Double {
        try #require(Colour(first)).contrast(to: try #require(Colour(second)))
    }

    @Test(arguments: DiagramOptions.Palette.allCases, [false, true])
    func canBeRead(_ name: DiagramOptions.Palette, isDark: Bool) throws {
        let palette = isDark ? name.dark : name.light
        #expect(palette.isDark == isDark)
        let boxes = [
            palette.roles.process, palette.roles.terminal, palette.roles.decision, palette.roles.data,
            palette.roles.document,
        ]
        #expect(palette.clusterFills.count == DiagramPalette.levels)
        let grounds = [palette.background] + palette.clusterFills
        for box in boxes {
            #expect(try Self.contrast(palette.nodeText, box.fill) >= 4.5)
            // Inner lines and the outline stand out from the inside, and from every ground.
            for ground in grounds + [box.fill] { #expect(try Self.contrast(box.stroke, ground) >= 3) }
        }
        #expect(try Self.contrast(palette.noteText, palette.note.fill) >= 4.5)
        for ground in grounds {
            #expect(try Self.contrast(palette.labelText, ground) >= 4.5)
            #expect(try Self.contrast(palette.clusterText, ground) >= 4.5)
            #expect(try Self.contrast(palette.nodeText, ground) >= 4.5)
            for line in [palette.line, palette.clusterStroke, palette.note.stroke] {
                #expect(try Self.contrast(line, ground) >= 3)
            }
        }
        // Levels that follow one another differ, and roles do.
        #expect(Set(palette.clusterFills).count == DiagramPalette.levels)
        #expect(Set(boxes.map { $0.fill + $0.stroke }).count == boxes.count)
    }

    @Test(
        "Paper has the colours of a light page, whatever the reader's system has",
        arguments: DiagramOptions.Palette.allCases
    )
    func print(_ palette: DiagramOptions.Palette) throws {
        let css = DiagramStyleSheet.css(palette)
        let print = try #require(css.firstRange(of: "@media print{:root:root,[data-theme]{"))
        #expect(css[print.upperBound...].hasPrefix(palette.light.css))
    }

    @Test(
        "A box has the colours of its shape's role",
        arguments: [
            ("a([Start])", "terminal"), ("a((Start))", "terminal"), ("a{Really?}", "decision"), ("a[(Store)]", "data"),
            ("a[/Input/]", "document"), ("a@{ shape: docs }", "document"), ("a@{ shape: das }", "data"),
        ]
    )
    func roles(_ node: String, _ role: String) throws {
        let svg = try #require(renderDiagram(slice("flowchart TD\n\(node) --> b")).svg)
        #expect(svg.contains("class=\"node default dg-\(role)\""))
        // An author's colour takes the place of the role's.
        let styled = try #require(renderDiagram(slice("flowchart TD\n\(node) --> b\nstyle a fill:#fff")).svg)
        #expect(!styled.contains("dg-\(role)\""))
    }

    @Test(
        "Links have the colours of the boxes around them: Chromium gives visited ones nothing of what is outside",
        arguments: ["nodes", "clusters"]
    )
    func links(group: String) throws {
        let rules = DiagramStyleSheet.rules.split(separator: "\n")
        let ofGroup = try #require(rules.first { $0.hasPrefix(".glosa-diagram .dg-\(group){") })
        let ofLinks = try #require(rules.first { $0.hasPrefix(".glosa-diagram .dg-\(group) a{") })
        #expect(ofLinks.drop { $0 != "{" } == ofGroup.drop { $0 != "{" })
    }

    @Test("Groups are told apart by their depth, and the fourth begins again")
    func depths() throws {
        let text = "flowchart TD\nsubgraph a\nsubgraph b\nsubgraph c\nsubgraph d\nx --> |l| y\nend\nend\nend\nend"
        func drawn(_ palette: DiagramOptions.Palette) throws -> String {
            var options = DiagramOptions(theme: .light)
            options.palette = palette
            return try #require(renderDiagram(slice(text), options: options).svg)
        }
        for palette in DiagramOptions.Palette.allCases {
            let svg = try drawn(palette)
            let fills = svg.matches(of: /<g class="cluster"[^>]*><rect[^>]*?(?: fill="([^"]*)")?\/>/).map {
                $0.1.map(String.init)
            }
            let second = palette.light.clusterFills[1]
            let third = palette.light.clusterFills[2]
            #expect(fills == [nil, second, third, nil])
            // The label stands on the innermost group, which has the outermost one's colour.
            #expect(svg.contains("rx=\"2\" fill=\"\(palette.light.clusterFills[0])\""))
        }
        let page = try #require(renderDiagram(slice(text)).svg)
        #expect(page.contains("class=\"dg-second\"") && page.contains("class=\"dg-third\""))
        #expect(page.contains("class=\"dg-ground-first\""))
    }

    @Test(
        "Text is readable on a translucent fill, on light and on dark pages",
        arguments: [
            "#ffffff30", "#e1f5", "#ff000080", "#000000c0", "rgba(255, 255, 0, 0.5)", "hsla(240, 100%, 50%, 0.7)",
        ]
    )
    func translucent(_ fill: String) throws {
        for declaration in [["fill:\(fill)"], ["fill:\(fill)", "color:#000"], ["fill:\(fill)", "color:#fff"]] {
            var style = ResolvedStyle()
            for text in declaration { style.apply(StyleDeclarations.parse(text.replacing(",", with: "\\,"))) }
            let hasColour = style.textColour != nil
            style.settleContrast()
            let paint = try #require(style.fill)
            let colour = try #require(Colour(paint))
            for page in [DiagramPalette.light, .dark] {
                let ground = colour.mixed(with: try #require(Colour(page.background)), opacity: Colour.alpha(paint))
                let text = try #require(Colour(style.textColour ?? page.nodeText))
                // Two colours of the author's stay as they are on a light page, whatever their contrast.
                let least = hasColour && style.isSolid ? 1 : 4.5
                #expect(text.contrast(to: ground) >= least, "\(declaration) on \(page.background)")
            }
        }
    }

    @Test("The opacity of a fill is not the text's")
    func fillOpacity() {
        var style = ResolvedStyle()
        style.apply(StyleDeclarations.parse("fill:#ff0000,fill-opacity:0.5"))
        style.settleContrast()
        // 128 of 255 is half; near-black text is readable on pink, and near-white on dark red.
        #expect(style.fill == "#ff000080" && style.opacity == nil && style.textColour == nil)
        var solid = ResolvedStyle()
        solid.apply(StyleDeclarations.parse("fill:#000,fill-opacity:0.5"))
        solid.settleContrast()
        // 128 of 255 black on white leaves 127 of 255.
        #expect(solid.fill == "#7f7f7f" && solid.textColour == "#000000")
    }

    @Test("A text without a ground of its own is readable in a dark group")
    func darkGroups() throws {
        let text = """
            flowchart TD
            subgraph g [Group]
              a@{ shape: text, label: "bare" } --> b[Box]
              subgraph h [Inner]
                c
              end
            end
            style g fill:#102030
            style b fill:none
            style h fill:none
            """
        let svg = try #require(renderDiagram(slice(text)).svg)
        // The titles of both groups, the bare text and the box without a fill.
        #expect(svg.matches(of: /fill="#ffffff" stroke="none"/).count == 4)
    }

    @Test("An author's line that a dark page would swallow is made lighter; on a light page alone it stays")
    func lines() throws {
        let text = "flowchart TD\na --> b\nlinkStyle 0 stroke:#333333"
        func stroke(_ theme: DiagramOptions.Theme) throws -> Colour {
            let svg = try #require(renderDiagram(slice(text), options: DiagramOptions(theme: theme)).svg)
            let match = try #require(svg.firstMatch(of: /data-id="L_a_b_0" stroke="(#[0-9a-f]{6})"/))
            return try #require(Colour(String(match.1)))
        }
        #expect(try stroke(.light) == Colour(0x333333))
        for page in [DiagramPalette.light, .dark] {
            #expect(try stroke(.auto).contrast(to: try #require(Colour(page.background))) >= 3)
        }
    }

    @Test("In Mermaid, primary colours are for the theme base only", arguments: ["base", "default", "forest"])
    func primary(_ theme: String) throws {
        let head = "---\nconfig:\n  theme: \(theme)\n  themeVariables:\n    primaryColor: '#abcdef'\n---\n"
        let result = renderDiagram(slice(head + "flowchart TD\na"))
        #expect(try #require(result.svg).contains("#abcdef") == (theme == "base"))
        #expect(
            result.diagnostics.contains { $0.message.en.contains("primaryColor (without theme: base)") }
                == (theme != "base")
        )
    }
}
