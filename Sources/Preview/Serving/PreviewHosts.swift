import HTTPServer

/// The addresses at which the preview listens, and the names by which browsers may call it.
package struct PreviewHosts: Sendable {
    /// A value that names neither an address nor a host.
    package struct Unusable: Error, Sendable {
        package let value: String
    }

    let addresses: [IPAddress]
    /// The addresses at which the preview listens if the machine has them.
    let addressesIfPresent: [IPAddress]
    /// The permitted names, in lower case.
    let names: Set<String>
    /// The preview's name in the address that is shown.
    let shown: String

    /// - Parameter values: addresses to listen at; `localhost` for both loopback addresses; and other names that lead to this
    ///   machine, by which it may be called. Without an address the preview listens at `127.0.0.1`.
    package init(_ values: [String] = []) throws(Unusable) {
        var (addresses, others, names): ([IPAddress], [IPAddress], Set<String>) = ([], [], [])
        for value in values {
            if let address = IPAddress(value) {
                addresses.append(address)
            } else if let host = RequestHost(value), host.port == nil, !Self.endsInNumber(host.name) {
                guard host.name == "localhost" else {
                    names.insert(host.name)
                    continue
                }
                addresses.append(.loopback)
                others.append(.loopback6)
            } else {
                throw Unusable(value: value)
            }
        }
        self.addresses = Self.distinct(addresses.isEmpty ? [.loopback] : addresses)
        addressesIfPresent = Self.distinct(others).filter { !addresses.contains($0) }
        self.names = names
        shown = values.first.map { $0.contains(":") ? "[\($0)]" : $0 } ?? "127.0.0.1"
    }

    /// The addresses at which other machines can reach the preview.
    package var openAddresses: [String] { addresses.filter { !$0.isLoopback }.map(\.description) }

    private static func distinct(_ addresses: [IPAddress]) -> [IPAddress] {
        addresses.enumerated().filter { !addresses[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Returns true if browsers would take a name for an address, because its last part is a number.
    private static func endsInNumber(_ name: String) -> Bool {
        name.split(separator: ".").last.map { $0.allSatisfy(\.isWholeNumber) } ?? true
    }
}
