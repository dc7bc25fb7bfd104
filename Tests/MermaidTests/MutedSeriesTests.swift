import Diagnostics
import Testing

@testable import Mermaid

/// The series of the palette `neutral`.
@Suite struct MutedSeriesTests {
    @Test(
        "A muted colour is as light as the standard one and nearly grey, and text on it can be read",
        arguments: 0..<36
    )
    func lightness(_ index: Int) throws {
        let series = SeriesColours.series(index)
        let standard = try #require(Colour(series.fill))
        let muted = try #require(MutedSeries.colours[series.fill].flatMap { Colour($0) })
        #expect(abs(muted.luminance - standard.luminance) < 0.004)
        func spread(_ colour: Colour) -> Double {
            max(colour.red, colour.green, colour.blue) - min(colour.red, colour.green, colour.blue)
        }
        #expect(spread(muted) <= spread(standard) * 0.25 + 0.01)
        let contrast = muted.contrast(to: try #require(Colour(series.text)))
        #expect(contrast >= 4.45)
    }

    @Test("Only whole values of attributes change")
    func values() throws {
        let first = try #require(MutedSeries.colours["#5170cc"])
        #expect(first != "#5170cc")
        let svg = "<a fill=\"#5170cc\" d=\"#5170cc1\">#5170cc ñ</a><b stroke=\"#123456\"/>"
        let muted = "<a fill=\"\(first)\" d=\"#5170cc1\">#5170cc ñ</a><b stroke=\"#123456\"/>"
        #expect(MutedSeries.applied(to: svg) == muted)
    }

    @Test(
        "Charts are muted in this palette only",
        arguments: ["pie\n\"Cats\" : 1", "mindmap\n  a\n    b", "gitGraph\n  commit", "C4Context\nSystem(a, \"A\")"]
    )
    func charts(_ text: String) throws {
        for palette in DiagramOptions.Palette.allCases {
            var options = DiagramOptions(theme: .light, isStandalone: true)
            options.palette = palette
            let svg = try #require(renderDiagram(slice(text), options: options).svg)
            #expect(svg.contains("\"#5170cc\"") == (palette != .neutral))
        }
    }
}

/// Text on any colour can be read.
@Suite struct ReadableTextTests {
    @Test(
        "Pure red is too dark for near black and too light for white, so its text is black",
        arguments: [("#ff0000", "#000000"), ("#777777", "#000000"), ("#00ff00", "#1a1a1a"), ("#0000ff", "#ffffff")]
    )
    func text(_ ground: String, _ text: String) throws {
        let colour = try #require(Colour(ground))
        #expect(colour.readableText == text)
        let contrast = colour.contrast(to: try #require(Colour(text)))
        #expect(contrast >= 4.5)
    }
}
