/// The names of containers, for editors.
extension Container {
    /// The directives of DocC, in alphabetical order.
    package static var directiveNames: [String] { DirectiveCatalogue.names }

    /// The containers between colons, in alphabetical order.
    package static var colonNames: [String] { ColonCatalogue.names }
}
