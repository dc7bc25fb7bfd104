import Course
import CourseChecks
import Diagnostics
import FileSystem

/// Renaming of headings and of files.
extension LanguageSession {
    func prepareRename(_ params: JSONValue) async throws(RequestError) -> JSONValue {
        guard let file = try await file(params[path: "textDocument", "uri"]),
            let (rename, shown) = HeadingRename.find(at: try file.offset(params), in: file)
        else { return .null }
        return ["range": file.json(shown), "placeholder": .text(rename.name)]
    }

    func rename(_ params: JSONValue) async throws(RequestError) -> JSONValue {
        guard let name = params["newName"]?.text, !name.allSatisfy(\.isWhitespace), !name.contains(where: \.isNewline)
        else { throw .wrong("a heading needs words on one line") }
        guard let file = try await file(params[path: "textDocument", "uri"]),
            let (rename, _) = HeadingRename.find(at: try file.offset(params), in: file)
        else { throw .failed("there is no heading here") }
        let path = file.view.absolute(rename.words.path)
        guard let next = await course(of: path, with: rename.text(with: name)) else {
            throw .failed("the course can't be read with that name")
        }
        return rename.edits(name, next: next)
    }

    /// Returns the course of a file as it would be with another text.
    private func course(of path: String, with text: [UInt8]) async -> Course? {
        var unsaved = texts.mapValues(\.bytes)
        unsaved[path] = text
        if let place = place(of: path), let way = CourseView.way(to: path, from: place.root) {
            var state = await current(place)
            state.note(FileChanges(paths: [way]))
            if let next = await state.updated(unsaved).checked?.course, next.lesson(at: way) != nil {
                return next
            }
        }
        return try? await FileSystem.$unsavedTexts.withValue(UnsavedTexts(unsaved)) {
            try await CourseLoader.loadLoose([path]).course
        }
    }

    /// Returns the edits that keep links right when files are renamed.
    func willRename(_ params: JSONValue) async -> JSONValue {
        let files = params["files"]?.list ?? []
        let edits = await views().reduce(into: [:]) { all, view in
            all.merge(FileRenames(files, in: view).edits) { first, _ in first }
        }
        return edits.isEmpty ? .null : TextEdits.workspace(edits)
    }
}
