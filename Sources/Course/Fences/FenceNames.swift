/// The words of fences, for editors.
package enum FenceNames {
    /// The attributes that a fence may have behind its language, in alphabetical order.
    package static var attributes: [String] { FenceAttributeCheck.names }

    /// The languages of most samples, and those that Glosa treats on its own.
    package static var languages: [String] { ["swift", "mermaid"] + CommonLanguage.names }
}
