public enum MermaidStub {}
