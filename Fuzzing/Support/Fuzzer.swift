import Diagnostics
import Foundation
import Support
import TestSupport

/// What must be true of every input: returns what is wrong, or nil.
public typealias Property = ([UInt8]) -> String?

/// libFuzzer's own main, called from ours (LibFuzzer.h of compiler-rt).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The property that this process tries; set once before libFuzzer starts, which calls without a context.
nonisolated(unsafe) private var property: Property = { _ in nil }

/// Tries the property that the environment's FUZZ_TARGET names; the arguments are libFuzzer's.
public func fuzz(_ targets: [String: Property]) -> Never {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let chosen = targets[name] else {
        complain("FUZZ_TARGET must be one of: \(targets.keys.sorted().joined(separator: ", "))")
        exit(2)
    }
    property = chosen
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
}

@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let fault = property(Array(UnsafeBufferPointer(start: bytes, count: count))) else { return 0 }
    complain("VIOLATION: \(fault)")
    // libFuzzer writes the input to a file and says which.
    abort()
}

private func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

/// The bytes as the loader hands them on: as UTF-8, without control characters.
public func repaired(_ bytes: [UInt8]) -> [UInt8] {
    Array(ControlCharacters.replaced(String(decoding: bytes, as: UTF8.self)).utf8)
}

/// Whether an input is tried a second time, for a property that two tries are alike: one in four is, always the same ones, since
/// the second try takes as long as all else.
public func isTriedTwice(_ bytes: [UInt8]) -> Bool { StableHash(bytes).value.isMultiple(of: 4) }
