/// The policy of what browsers may load and run on a page (W3C Content Security Policy Level 3), for a `meta` element.
enum SecurityPolicy {
    /// Scripts and styles of the site alone; pictures and films from anywhere by https, since content may show them.
    static let strict = [
        "default-src 'self'", "img-src 'self' data: https:", "media-src 'self' https:", "object-src 'none'",
        "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
}
