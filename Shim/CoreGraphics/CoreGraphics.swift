/// Geometry: Foundation's part on Linux, and what AppleFoundation adds.
@_exported import AppleFoundation
