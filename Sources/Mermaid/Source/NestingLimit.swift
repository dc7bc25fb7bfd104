import Diagnostics

/// The limit for the nesting of namespaces and states: far deeper than anybody can read.
enum NestingLimit {
    static let most = 60

    static func error(at range: Range<Int>) -> SyntaxError {
        SyntaxError(
            range: range,
            message: LocalizedText(
                en: "this is nested more than \(most) levels deep, so it cannot be drawn",
                es: "esto está a más de \(most) niveles de profundidad, así que no se puede dibujar"
            ),
            advice: LocalizedText(en: "split the diagram into several", es: "divide el diagrama en varios")
        )
    }
}
