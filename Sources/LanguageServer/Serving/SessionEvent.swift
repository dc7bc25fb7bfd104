import CourseChecks
import FileSystem
import Preview

/// An event that a session works on, one after the other.
enum SessionEvent: Sendable {
    case message(Message)
    /// A message that can't be read; the client is told.
    case refused(RequestError)
    /// All messages that had come when the text changed are worked on.
    case settled(Int)
    /// Nothing has changed for a while: it is time to ask the compiler.
    case quiet(Int)
    /// The compiler has judged the course of a folder, as it was at a change; nil if it couldn't.
    case judged(folder: String, change: Int, CheckedCourse?)
    /// Files of the course of a folder have changed.
    case files(folder: String, FileChanges)
    /// A reader has chosen a place in a page of the preview of a course.
    case picked(root: String, EditorPlace)
    case closed
}
