import Foundation
import FuzzProperties

/// libFuzzer's own main, called from ours (LibFuzzer.h of compiler-rt).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The property that this process tries; set once before libFuzzer starts, which calls without a context.
nonisolated(unsafe) private var property: Property = { _ in nil }

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let fault = property(Array(UnsafeBufferPointer(start: bytes, count: count))) else { return 0 }
    complain("VIOLATION: \(fault)")
    // libFuzzer writes the input to a file and says which.
    abort()
}

private func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

// Tries the property that the environment's FUZZ_TARGET names; the arguments are libFuzzer's.
let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
guard let chosen = properties[name] else {
    complain("FUZZ_TARGET must be one of: \(properties.keys.sorted().joined(separator: ", "))")
    exit(2)
}
property = chosen
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runDriver(&count, &arguments, testOneInput))
