/// The classes of a diagram and its theme, ready to resolve what one thing looks like.
struct StyleBook {
    private var classes: [String: [StyleDeclaration]] = [:]
    let theme: ThemePalette

    init(_ definitions: [StyleClass], _ settings: DiagramSettings) {
        var last: [String: [StyleDeclaration]] = [:]
        for definition in definitions { last[definition.name] = definition.styles }
        classes = last.mapValues(StyleDeclarations.effective)
        theme = ThemePalette(settings)
    }

    /// What `classDef default`, a thing's classes and its own styles come to.
    func style(_ base: ResolvedStyle, _ names: [String], _ own: [StyleDeclaration]) -> ResolvedStyle {
        var style = base
        if let standard = classes["default"] { style.apply(standard) }
        apply(names, to: &style)
        style.apply(own)
        style.settleContrast()
        return style
    }

    /// The same for a frame, which `classDef default` leaves alone.
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
