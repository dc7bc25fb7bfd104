@testable import LanguageServer

/// Reads an editor's messages however they are cut into pieces, and lays their changes over a text.
func faultInMessages(_ bytes: [UInt8]) -> String? {
    // Small, so that small inputs pass it.
    let longest = 300
    let whole = frames(bytes, step: max(1, bytes.count), longest: longest)
    for step in [1, 7] where frames(bytes, step: step, longest: longest) != whole {
        return "in pieces of \(step) bytes the messages are others"
    }
    for case .message(let body) in whole {
        guard let value = try? JSONValue(json: body) else { continue }
        guard (try? JSONValue(json: Array(value.json.utf8))) == value else { return "JSON changes when it is written" }
        if let fault = fault(in: value) { return fault }
    }
    return nil
}

private func frames(_ bytes: [UInt8], step: Int, longest: Int) -> [FrameReader.Frame] {
    var reader = FrameReader(longestMessage: longest)
    var found: [FrameReader.Frame] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
        reader.append(bytes[start..<min(bytes.count, start + step)])
        while let frame = reader.next() { found.append(frame) }
    }
    return found
}

private func fault(in value: JSONValue) -> String? {
    guard case .notification(_, let params)? = Message(value) else { return nil }
    if let path = params[path: "textDocument", "uri"]?.text.flatMap(FileAddress.path), !path.hasPrefix("/") {
        return "the path “\(path)” is not absolute"
    }
    for encoding in [PositionEncoding.utf16, .utf8] {
        var text = OpenText("# ñ😀\r\n\ta\rb\n", version: 1, encoding)
        _ = text.apply(params["contentChanges"], version: nil)
        guard String(validating: text.bytes, as: UTF8.self) != nil else { return "a change cuts a character" }
        for offset in 0...text.bytes.count {
            let isInside = offset < text.bytes.count && text.bytes[offset] & 0xC0 == 0x80
            let found = text.lines.offset(of: text.lines.position(at: offset))
            // Between the two signs of a line's end there is no place.
            if !isInside, found != offset, !(offset > 0 && text.bytes[offset - 1] == 0x0D) {
                return "the place \(offset) is \(found) afterwards"
            }
        }
    }
    return nil
}
