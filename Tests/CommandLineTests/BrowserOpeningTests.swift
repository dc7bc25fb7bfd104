import Testing

@testable import glosa

@Suite("Opening a browser")
struct BrowserOpeningTests {
    @Test("Each desktop has its own program, and gets the address as one word")
    func commands() {
        let address = "http://127.0.0.1:8000/a b/?q='x'"
        let mac = BrowserOpening.command(for: address, on: .mac)
        #expect(mac.program == "/usr/bin/open" && mac.arguments == [address])
        let free = BrowserOpening.command(for: address, on: .free)
        #expect(free.program == "xdg-open" && free.arguments == [address])
    }
}
