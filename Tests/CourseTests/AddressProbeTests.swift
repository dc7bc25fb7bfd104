import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite(
    "Asking other hosts",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/curl"), "curl is not installed")
)
struct AddressProbeTests {
    @Test(
        "An address is asked for as it is written, once, whatever curl reads into its signs",
        arguments: ["/a[b]", "/[1-99999]", "/{a,b,c}", "/a?b=[c]&d={e,f}", "/@file", "/--output", "/a;b"]
    )
    func verbatim(path: String) throws {
        let host = try TestHost { _ in .init(200) }
        #expect(try AddressProbe().ask("http://127.0.0.1:\(host.port)\(path)").status == 200)
        #expect(host.requests.map(\.line) == ["HEAD \(path) HTTP/1.1"])
    }

    @Test(
        "No other protocol is spoken, not on the way either, and options are no addresses",
        arguments: [
            "file:///etc/hostname", "ftp://127.0.0.1/", "dict://127.0.0.1/", "-V", "--version", "@/etc/hostname", "",
        ]
    )
    func otherProtocols(address: String) throws {
        #expect(try AddressProbe().ask(address).status == 0)
        guard address.contains("://") else { return }
        let host = try TestHost { _ in .init(302, ["Location: \(address)"]) }
        #expect(try AddressProbe().ask("http://127.0.0.1:\(host.port)/").status == 302)
    }

    @Test("Redirections that go round end")
    func roundAbout() throws {
        let host = try TestHost { .init(302, ["Location: http://127.0.0.1:\($0.port)/"]) }
        #expect(try AddressProbe().ask("http://127.0.0.1:\(host.port)/").status == 302)
        #expect(host.requests.count == 6)
    }
}
