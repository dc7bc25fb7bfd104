/// The commands that a client may have executed.
package enum SessionCommand: String, Sendable, CaseIterable {
    /// Records that a translation matches its original.
    case accept = "glosa.acceptTranslation"
    /// Finds the same place in the other language.
    case twin = "glosa.goToTwin"
    /// Has the compiler judge the course at once.
    case judge = "glosa.check"
    /// Starts a preview, or finds the one that runs, and answers the address of a place.
    case preview = "glosa.preview"
    /// Has the open pages of the preview show the place of the cursor.
    case position = "glosa.previewPosition"
}
