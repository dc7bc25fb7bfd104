public enum MarkdownStub {}
