/// Unicode symbols in place of the Font Awesome icons that diagrams use most; the drawing loads no icon font.
enum IconSymbols {
    /// - Parameter name: an icon's name without `fa-`.
    static func symbol(for name: String) -> String? { symbols[name] }

    private static let symbols: [String: String] = [
        "address-book": "📇", "ambulance": "🚑", "anchor": "⚓", "archive": "🗄", "arrow-down": "↓", "arrow-left": "←",
        "arrow-right": "→", "arrow-up": "↑", "ban": "🚫", "bell": "🔔", "bicycle": "🚲", "bolt": "⚡", "bomb": "💣",
        "book": "📖", "bookmark": "🔖", "box": "📦", "briefcase": "💼", "bug": "🐛", "building": "🏢", "bullhorn": "📣",
        "bus": "🚌", "calendar": "📅", "camera": "📷", "camera-retro": "📷", "car": "🚗", "cart-shopping": "🛒",
        "chart-bar": "📊", "chart-line": "📈", "chart-pie": "📊", "check": "✓", "check-circle": "✅",
        "circle-check": "✅", "circle": "●", "clipboard": "📋", "clock": "🕒", "cloud": "☁", "code": "⌨", "coffee": "☕",
        "cog": "⚙", "cogs": "⚙", "comment": "💬", "comments": "💬", "compass": "🧭", "cube": "📦", "cubes": "📦",
        "database": "🗄", "desktop": "🖥", "download": "⬇", "dog": "🐕", "cat": "🐈", "edit": "✏", "envelope": "✉",
        "exclamation": "❗", "exclamation-triangle": "⚠", "eye": "👁", "fighter-jet": "✈", "file": "📄",
        "file-alt": "📄", "film": "🎞", "filter": "⧩", "fire": "🔥", "flag": "⚑", "flask": "⚗", "folder": "📁",
        "folder-open": "📂", "font": "A", "gear": "⚙", "gears": "⚙", "gift": "🎁", "globe": "🌐", "hammer": "🔨",
        "hand": "✋", "headphones": "🎧", "heart": "♥", "home": "⌂", "house": "⌂", "hourglass": "⌛", "image": "🖼",
        "inbox": "📥", "info": "ℹ", "info-circle": "ℹ", "key": "🔑", "laptop": "💻", "laptop-code": "💻", "leaf": "🍃",
        "lightbulb": "💡", "link": "🔗", "list": "☰", "lock": "🔒", "magnifying-glass": "🔍", "map": "🗺",
        "microchip": "▣", "microphone": "🎤", "minus": "−", "mobile": "📱", "moon": "☾", "music": "♪",
        "network-wired": "🖧", "paper-plane": "✈", "pause": "⏸", "pen": "✒", "pencil": "✎", "phone": "☎", "plane": "✈",
        "play": "▶", "plug": "🔌", "plus": "+", "power-off": "⏻", "print": "🖨", "question": "❓",
        "question-circle": "❓", "recycle": "♻", "refresh": "⟳", "robot": "🤖", "rocket": "🚀", "rotate": "⟳",
        "save": "💾", "search": "🔍", "server": "🖥", "shield": "🛡", "ship": "🚢", "shopping-cart": "🛒", "sitemap": "⛶",
        "snowflake": "❄", "spinner": "⟳", "square": "■", "star": "★", "stop": "■", "sun": "☀", "sync": "⟳",
        "table": "▦", "tag": "🏷", "tags": "🏷", "terminal": "⌨", "thumbs-down": "👎", "thumbs-up": "👍", "times": "✕",
        "times-circle": "❌", "toolbox": "🧰", "tools": "🛠", "train": "🚆", "trash": "🗑", "tree": "🌳", "trophy": "🏆",
        "truck": "🚚", "tv": "📺", "umbrella": "☂", "unlock": "🔓", "upload": "⬆", "user": "👤", "users": "👥",
        "video": "🎥", "wallet": "👛", "warning": "⚠", "wifi": "📶", "wrench": "🔧", "xmark": "✕",
    ]
}
