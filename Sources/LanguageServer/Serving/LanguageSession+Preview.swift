import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Preview

/// A preview that runs beside the editor.
struct RunningPreview: Sendable {
    let session: PreviewSession
    /// The address of the site, once it is served; nil if that failed.
    let address: Task<String?, Never>
    let task: Task<Void, Never>
}

/// The preview beside the editor: pages follow the cursor, and a double click in a page leads to the line.
extension LanguageSession {
    /// Answers the command that starts a preview when its address is known; the session works on meanwhile.
    ///
    /// - Returns: true if the request is this command.
    func beginPreview(_ id: JSONValue, _ method: String, _ params: JSONValue) async -> Bool {
        guard method == "workspace/executeCommand", params["command"]?.text == SessionCommand.preview.rawValue,
            let words = params["arguments"]?.list, let path = path(words.first),
            case .file(let file) = await sight(of: path), !file.course.isLoose
        else { return false }
        guard let preview = preview(of: file.view.root) else { return false }
        let place = PreviewPlace.of(file.lines.offset(words.dropFirst().first) ?? 0, in: file)
        forwarded[id] = Task {
            var answer = JSONValue.null
            if let address = await preview.address.value, let place {
                let page = await preview.session.path(ofFile: place.file).map(PercentEncoding.path) ?? ""
                let anchor = place.anchor.map { "#" + PercentEncoding.path($0) } ?? ""
                answer = ["uri": .text(address + page + anchor)]
            }
            self.answer(forwarded: id, answer)
        }
        return true
    }

    /// Tells the preview of a file's course, if one runs, where the cursor is.
    func movePreview(_ file: FileView, _ position: JSONValue?) async {
        guard let preview = previews[file.view.root], let offset = file.lines.offset(position),
            let place = PreviewPlace.of(offset, in: file)
        else { return }
        await preview.session.follow(place)
    }

    /// Has the client show the line of a place that was chosen in a page.
    func show(_ place: EditorPlace, in root: String) async {
        guard client.showsDocuments, case .file(let file) = await sight(of: CoursePath.join(root, place.file)),
            let line = PreviewPlace.line(of: place, in: file)
        else { return }
        let start = file.lines.json(file.lines.range(ofLine: line).lowerBound)
        request(
            "window/showDocument",
            [
                "uri": .text(file.view.address(ofFile: file.view.absolute(file.path))), "takeFocus": true,
                "selection": ["start": start, "end": start],
            ]
        )
    }

    private func preview(of root: String) -> RunningPreview? {
        if let known = previews[root] { return known }
        let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
        guard let hosts = try? PreviewHosts() else { return nil }
        var settings = PreviewSession.Settings(source: root, hosts: hosts)
        settings.language = client.language
        settings.drift = self.settings.drift(root)
        settings.pick = { [events] place in events.yield(.picked(root: root, place)) }
        let session = PreviewSession(settings) { news in
            if case .serving(let address, _) = news { continuation.yield(address) }
        }
        let task = Task {
            try? await session.run()
            continuation.finish()
        }
        let address = Task { () -> String? in
            for await address in addresses { return address }
            return nil
        }
        let preview = RunningPreview(session: session, address: address, task: task)
        previews[root] = preview
        return preview
    }
}
