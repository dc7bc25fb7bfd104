/// Reading and writing files, as Glosa needs it: whole files as bytes, folders without surprises, and one folder put in
/// another's place at a stroke.
///
/// Everything that speaks to the operating system is in this module. Paths are absolute or relative to the working
/// directory, with `/` between their parts.
public enum FileSystem {}
