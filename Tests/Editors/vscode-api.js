// A stand-in for Visual Studio Code's API, as far as the extension uses it: texts in memory, and providers that can be asked.
"use strict";

const { readFileSync } = require("node:fs");
const { fileURLToPath, pathToFileURL } = require("node:url");

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}
class Uri {
  static parse(text) {
    return new Uri(text);
  }
  static file(path) {
    return new Uri(pathToFileURL(path).href);
  }
  constructor(text) {
    this.text = text;
    this.scheme = text.split(":")[0];
  }
  get fsPath() {
    return fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => {
      this.listeners.push(listener);
      return { dispose() {} };
    };
  }
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
}
const value = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };
class WorkspaceEdit {
  edits = new Map();
  set(uri, edits) {
    this.edits.set(uri.toString(), edits);
  }
}
class Document {
  constructor(path, languageId) {
    this.uri = Uri.file(path);
    this.fileName = path;
    this.languageId = languageId;
    this.version = 1;
    this.text = readFileSync(path, "utf8");
  }
  getText() {
    return this.text;
  }
  offset({ line, character }) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
  }
}

const opened = new EventEmitter();
const changed = new EventEmitter();
const saved = new EventEmitter();
const closed = new EventEmitter();
const diagnosticsChanged = new EventEmitter();
const none = () => ({ dispose() {} });
const registered = {};
const commands = new Map();
const diagnostics = new Map();
const documents = [];
const shown = [];
const visited = [];
const moved = new EventEmitter();
const settings = {};
const register = (name) => (selector, provider) => {
  registered[name] = provider ?? selector;
  return { dispose() {} };
};

const api = {
  Position, Range, Uri, EventEmitter, WorkspaceEdit,
  Location: value("uri", "range"),
  TextEdit: value("range", "newText"),
  MarkdownString: value("value"),
  SnippetString: value("value"),
  Diagnostic: value("range", "message", "severity"),
  DiagnosticRelatedInformation: value("location", "message"),
  DocumentSymbol: value("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: value("name", "kind", "containerName", "location"),
  CompletionItem: value("label", "kind"),
  CompletionList: value("items", "isIncomplete"),
  CodeAction: value("title", "kind"),
  CodeActionKind: value("value"),
  InlayHint: value("position", "label"),
  Hover: value("contents", "range"),
  version: "1.82.0",
  env: { appName: "stand-in", language: "en", openExternal: async (uri) => visited.push(uri.toString()) },
  languages: {
    createDiagnosticCollection: () => ({
      set(uri, found) {
        diagnostics.set(uri.toString(), found);
        diagnosticsChanged.fire(uri.toString());
      },
      clear: () => diagnostics.clear(),
      dispose() {},
    }),
    registerCompletionItemProvider: register("completion"),
    registerHoverProvider: register("hover"),
    registerDefinitionProvider: register("definition"),
    registerReferenceProvider: register("references"),
    registerDocumentSymbolProvider: register("documentSymbol"),
    registerWorkspaceSymbolProvider: register("workspaceSymbol"),
    registerCodeActionsProvider: register("codeAction"),
    registerRenameProvider: register("rename"),
    registerInlayHintsProvider: register("inlayHint"),
  },
  workspace: {
    isTrusted: true,
    textDocuments: documents,
    workspaceFolders: [],
    getConfiguration: () => ({ get: (name, other) => settings[name] ?? other }),
    applyEdit: async (edit) => {
      for (const [uri, edits] of edit.edits) {
        const document = documents.find((other) => other.uri.toString() === uri);
        if (document) test.change(document, edits);
      }
      return true;
    },
    onDidOpenTextDocument: opened.event,
    onDidChangeTextDocument: changed.event,
    onDidSaveTextDocument: saved.event,
    onDidCloseTextDocument: closed.event,
    onDidChangeWorkspaceFolders: none,
    onDidGrantWorkspaceTrust: none,
    onDidChangeConfiguration: none,
    onWillRenameFiles: none,
  },
  window: {
    onDidChangeTextEditorSelection: moved.event,
    createOutputChannel: () => ({ appendLine: (line) => console.error(line), dispose() {} }),
    showErrorMessage: (text) => console.error(text),
    showTextDocument: async (uri, options) => shown.push({ uri: uri.toString(), ...options }),
  },
  commands: {
    registerCommand(name, work) {
      commands.set(name, work);
      return { dispose() {} };
    },
  },
};

/** What tests do as a person would. */
const test = {
  api, registered, commands, settings, shown, visited, moved,
  open(path, languageId = "markdown") {
    const document = new Document(path, languageId);
    documents.push(document);
    opened.fire(document);
    return document;
  },
  /** Applies edits of one moment, from the end. */
  change(document, edits) {
    const sorted = [...edits].sort((a, b) => document.offset(b.range.start) - document.offset(a.range.start));
    for (const { range, newText } of sorted) {
      const [start, end] = [document.offset(range.start), document.offset(range.end)];
      document.text = document.text.slice(0, start) + newText + document.text.slice(end);
    }
    document.version += 1;
    changed.fire({ document, contentChanges: sorted.map(({ range, newText }) => ({ range, text: newText })) });
  },
  close(document) {
    documents.splice(documents.indexOf(document), 1);
    closed.fire(document);
  },
  rules: (document) => (diagnostics.get(document.uri.toString()) ?? []).map((entry) => entry.code?.value ?? entry.code),
  diagnostics: (document) => diagnostics.get(document.uri.toString()) ?? [],
  /** Waits until nothing is known of a text. */
  async gone(document) {
    while (diagnostics.has(document.uri.toString())) await new Promise((resolve) => setTimeout(resolve, 5));
  },
  /** Waits until the findings of a text satisfy a condition. */
  async until(document, condition) {
    const end = Date.now() + 60_000;
    while (!(diagnostics.has(document.uri.toString()) && condition(test.rules(document)))) {
      if (Date.now() > end) throw new Error(`the findings stay ${JSON.stringify(test.rules(document))}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  },
};

module.exports = test;
