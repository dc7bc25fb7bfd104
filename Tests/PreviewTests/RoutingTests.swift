import Foundation
import Testing

@testable import Preview

struct RoutingTests {
    @Test(arguments: [
        ("/", ""), ("/es/", "es/"), ("/es/a%20b.html", "es/a b.html"), ("/es/%C3%A1.html", "es/á.html"),
        ("/assets/glosa.css", "assets/glosa.css"), ("/a..b", "a..b"), ("/.well-known", ".well-known"),
    ])
    func plainPathsAreDecoded(target: String, path: String) {
        #expect(RequestPath(target: target)?.path == path)
    }

    @Test(arguments: [
        "", "es/", "http://127.0.0.1/es/", "*", "//etc/passwd", "/../etc/passwd", "/es/../../etc/passwd", "/es/..",
        "/./es",
        "/%2e%2e/etc/passwd", "/%2E%2E%2Fetc/passwd", "/es/..%2f..%2fglosa.yml", "/es%00.html", "/%0a", "/es%", "/es%4",
        "/es%zz", "/%ff", "/%c0%ae%c0%ae/", "/..%5c..%5cglosa.yml", "/es//index.html", "/%7f",
    ])
    func pathsThatNoPageHasAreRefused(target: String) {
        #expect(RequestPath(target: target) == nil)
    }

    @Test(arguments: [
        (nil, ByteRange.whole), ("bytes=0-3", .part(0..<4)), ("bytes=2-", .part(2..<10)), ("bytes=-4", .part(6..<10)),
        ("bytes=-99", .part(0..<10)), ("bytes=5-99", .part(5..<10)), ("bytes=10-", .unsatisfiable),
        ("bytes=-0", .unsatisfiable), ("bytes=3-2", .whole), ("bytes=0-1,3-4", .whole), ("lines=1-2", .whole),
        ("bytes=a-b", .whole), ("bytes=-", .whole), ("bytes=+1-2", .whole), ("Bytes=0-3", .part(0..<4)),
        ("bytes", .whole), ("bytes=", .whole), ("bytes=0-1-2", .whole), ("bytes = 0-1", .whole), ("=0-1", .whole),
        // Beyond what a number can hold.
        ("bytes=0-9223372036854775807", .part(0..<10)), ("bytes=9-99999999999999999999", .part(9..<10)),
        ("bytes=9223372036854775807-", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
        ("bytes=9223372036854775807-9223372036854775807", .unsatisfiable),
        ("bytes=99999999999999999998-99999999999999999999", .unsatisfiable),
        ("bytes=-9223372036854775807", .part(0..<10)), ("bytes=-99999999999999999999", .part(0..<10)),
        ("bytes=-9223372036854775808", .part(0..<10)), ("bytes=18446744073709551616-3", .whole),
    ])
    func rangesFollowRFC9110(header: String?, range: ByteRange) {
        #expect(ByteRange(header, count: 10) == range)
    }

    @Test func anEmptyFileHasNoParts() {
        for range in ["bytes=0-", "bytes=0-0", "bytes=-1", "bytes=0-9223372036854775807"] {
            #expect(ByteRange(range, count: 0) == .unsatisfiable)
        }
    }

    @Test(arguments: [
        ("a/index.html", "text/html; charset=utf-8"), ("x.SVG", "image/svg+xml"), ("a.b/c", "application/octet-stream"),
        ("movie.mp4", "video/mp4"), ("theme.js", "text/javascript; charset=utf-8"),
    ])
    func typesFollowTheNamesEnding(path: String, type: String) {
        #expect(ContentType.of(path) == type)
    }

    @Test func placesOpenInTheEditor() {
        let link = EditorLink(root: "/home/ana/mi curso")
        #expect(
            link.address(of: "content/es/a.md", line: 3, column: 7)
                == "vscode://file/home/ana/mi%20curso/content/es/a.md:3:7"
        )
        let other = EditorLink(pattern: "txmt://open?url=file://{file}&line={line}", root: "/c")
        #expect(other.address(of: "x.md", line: 1, column: 1) == "txmt://open?url=file:///c/x.md&line=1")
    }
}
