import ArgumentParser
import Course
import Diagnostics
import FileSystem

/// A check that is made again after each change of a course's files, until Ctrl-C ends it.
struct CheckWatching {
    /// The course's folder, and a catalogue in it that is checked instead of its content.
    let place: (root: String, content: String?)
    let language: String

    /// - Throws: ``CourseError`` if there is no course to begin with.
    func run(_ check: () async throws -> Void) async throws {
        FileSystem.endsOnInterrupt()
        var watched = try await watchedCourse()
        while true {
            // Watching begins before the check, so that no change is missed.
            let changes = FileSystem.changes(in: watched.folder)
            say(LocalizedText(en: "glosa: checking", es: "glosa: comprobando"))
            do {
                try await check()
            } catch is ExitCode {
                // Findings are shown; the next text may have none.
            } catch {
                Console.show(Failure.message(for: error) + "\n")
            }
            say(
                LocalizedText(
                    en: "glosa: checked, waiting for changes",
                    es: "glosa: comprobado, a la espera de cambios"
                )
            )
            for await news in changes {
                let own = watched.changes(news)
                if !own.isComplete || own.paths.contains(where: watched.matters) { break }
            }
            watched = (try? await watchedCourse()) ?? watched
        }
    }

    private func watchedCourse() async throws -> WatchedCourse {
        let reader = CourseReader(root: place.root, content: place.content)
        return WatchedCourse(try await reader.course(try reader.configuration()), source: place.root)
    }

    /// Frames the findings for programs that read them, as an editor's problem matcher does.
    private func say(_ text: LocalizedText) { Console.log(text.text(in: language)) }
}
