import SnippetSyntax

/// The names of the parts in MVVM with ViewData.
extension TypeDeclaration {
    /// True if the name is that of a ViewData, a structure with all that a screen shows.
    var isViewData: Bool { name.hasSuffix("ViewData") }

    /// True for a class that fulfils a ViewModel protocol, or is called a ViewModel.
    var isViewModel: Bool {
        kind == .class
            && (name.hasSuffix("ViewModel") || name.hasSuffix("ViewModelImpl")
                || inheritedNames.contains { $0.hasSuffix("ViewModel") })
    }
}
