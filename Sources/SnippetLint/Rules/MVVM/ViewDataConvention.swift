import SnippetSyntax

/// How MVVM with ViewData names its parts.
extension TypeDeclaration {
    /// A structure with all that a screen shows.
    var isViewData: Bool { name.hasSuffix("ViewData") }

    /// A class that fulfils a ViewModel protocol, or is called one.
    var isViewModel: Bool {
        kind == .class
            && (name.hasSuffix("ViewModel") || name.hasSuffix("ViewModelImpl")
                || inheritedNames.contains { $0.hasSuffix("ViewModel") })
    }
}
