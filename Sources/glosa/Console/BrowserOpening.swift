import FileSystem

/// The opening of an address in the browser of the person at this machine.
enum BrowserOpening {
    /// A desktop with its own command to open an address.
    enum Desktop {
        /// The desktop of macOS (`man open`).
        case mac
        /// A desktop with xdg-open(1), of freedesktop.org.
        case free

        static var current: Desktop {
            #if canImport(Darwin)
                .mac
            #else
                .free
            #endif
        }
    }

    /// Returns the program to run, and its arguments.
    static func command(for address: String, on desktop: Desktop) -> (program: String, arguments: [String]) {
        switch desktop {
        // The program is named by its path, since another `open` may come first in `PATH`.
        case .mac: ("/usr/bin/open", [address])
        case .free: ("xdg-open", [address])
        }
    }

    static func open(_ address: String) {
        let (program, arguments) = command(for: address, on: .current)
        FileSystem.launch(program, arguments)
    }
}
