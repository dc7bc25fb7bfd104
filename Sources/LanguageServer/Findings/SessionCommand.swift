/// The commands that a client may have executed.
package enum SessionCommand: String, Sendable, CaseIterable {
    /// Records that a translation matches its original.
    case accept = "glosa.acceptTranslation"
    /// Finds the same place in the other language.
    case twin = "glosa.goToTwin"
    /// Has the compiler judge the course at once.
    case judge = "glosa.check"
}
