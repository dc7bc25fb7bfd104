import Testing

@testable import HTTPServer

struct ResponseTests {
    @Test(arguments: [
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
    ])
    func datesAreWrittenAsFieldsWantThem(seconds: Int, text: String) {
        #expect(HTTPDate.text(seconds) == text)
    }

    @Test func settingAFieldReplacesIt() {
        var response = Response(status: 200, fields: [("A", "1"), ("B", "2")])
        response["A"] = "3"
        response["B"] = nil
        #expect(response["A"] == "3" && response["B"] == nil && response.fields.count == 1)
    }
}
