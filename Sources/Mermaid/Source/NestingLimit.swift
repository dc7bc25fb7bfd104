import Diagnostics

/// How deep namespaces and states may nest: far deeper than anything that can be read.
enum NestingLimit {
    static let most = 60

    static func error(at range: Range<Int>) -> SyntaxError {
        SyntaxError(
            range: range,
            message: LocalizedText(
                en: "this lies inside more than \(most) others, deeper than can be drawn",
                es: "esto queda dentro de más de \(most) otros, más hondo de lo que se puede dibujar"
            ),
            advice: LocalizedText(en: "split the diagram into several", es: "divide el diagrama en varios")
        )
    }
}
