import FileSystem

/// Shows an address in the browser of whoever sits at this machine.
enum BrowserOpening {
    /// A desktop's own way to open what is named to it.
    enum Desktop {
        /// `man open`
        case mac
        /// xdg-open(1), of freedesktop.org.
        case free

        static var current: Desktop {
            #if canImport(Darwin)
                .mac
            #else
                .free
            #endif
        }
    }

    /// The program, and what it is told.
    static func command(for address: String, on desktop: Desktop) -> (program: String, arguments: [String]) {
        switch desktop {
        // By its path, since somebody's own `open` may come first.
        case .mac: ("/usr/bin/open", [address])
        case .free: ("xdg-open", [address])
        }
    }

    static func open(_ address: String) {
        let (program, arguments) = command(for: address, on: .current)
        FileSystem.launch(program, arguments)
    }
}
