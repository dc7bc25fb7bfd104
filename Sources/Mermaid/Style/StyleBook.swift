/// The classes of a diagram and its theme, ready to resolve the style of one thing.
struct StyleBook {
    private var classes: [String: [StyleDeclaration]] = [:]
    let theme: ThemePalette

    init(_ definitions: [StyleClass], _ settings: DiagramSettings) {
        var last: [String: [StyleDeclaration]] = [:]
        for definition in definitions { last[definition.name] = definition.styles }
        classes = last.mapValues(StyleDeclarations.effective)
        theme = ThemePalette(settings)
    }

    /// Returns the style of a thing from `classDef default`, its classes and its own styles.
    func style(_ base: ResolvedStyle, _ names: [String], _ own: [StyleDeclaration]) -> ResolvedStyle {
        var style = base
        if let standard = classes["default"] { style.apply(standard) }
        apply(names, to: &style)
        style.apply(own)
        style.settleContrast()
        return style
    }

    /// Returns the style of a frame, without `classDef default`, which does not apply to frames.
    func frameStyle(_ base: ResolvedStyle, _ names: [String], _ own: [StyleDeclaration]) -> ResolvedStyle {
        var style = base
        apply(names, to: &style)
        style.apply(own)
        style.settleContrast()
        return style
    }

    func apply(_ names: [String], to style: inout ResolvedStyle) {
        for name in names { if let declarations = classes[name] { style.apply(declarations) } }
    }
}
