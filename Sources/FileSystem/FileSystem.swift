/// The file operations that Glosa needs: reading and writing whole files as bytes, handling folders without surprises, and
/// putting one folder in another's place atomically.
///
/// The calls to the operating system for files and subprocesses are in this module. Paths are absolute or relative to the working
/// directory, with `/` between their parts.
public enum FileSystem {}
