// Starts `glosa lsp`, and shows in Visual Studio Code what it says. It needs nothing but Visual Studio Code's own API.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection.js");
const { providers } = require("./providers.js");
const convert = require("./conversion.js");

/** A server that ends more often than this within three minutes is left alone. */
const mostEnds = 4;

class Session {
  constructor(log) {
    this.log = log;
    this.diagnostics = vscode.languages.createDiagnosticCollection("glosa");
    this.hintsChange = new vscode.EventEmitter();
    this.ends = [];
  }

  get settings() {
    return vscode.workspace.getConfiguration("glosa");
  }

  /** True for a text that the server knows something of. */
  covers(document) {
    if (document.uri.scheme !== "file") return false;
    if (document.languageId === "swift") return this.settings.get("swiftFiles", true);
    return document.languageId === "markdown" || document.fileName.endsWith("glosa.yml");
  }

  async start() {
    const words = ["lsp"];
    // Strangers' packages are not built, and their samples not run.
    if (!this.settings.get("typecheck", true) || !vscode.workspace.isTrusted) words.push("--no-typecheck");
    const language = this.settings.get("language", "");
    if (language) words.push("--lang", language);
    const folders = vscode.workspace.workspaceFolders ?? [];
    const connection = new Connection(this.settings.get("path", "glosa"), words, folders[0]?.uri.fsPath, {
      notification: (method, params) => this.receive(method, params),
      request: (method, params) => this.answer(method, params),
      ended: (error) => this.ended(connection, error),
    });
    this.connection = connection;
    const dynamic = { dynamicRegistration: false };
    await connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      locale: vscode.env.language,
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        workspace: {
          applyEdit: true, workspaceFolders: true, inlayHint: { refreshSupport: true },
          fileOperations: { willRename: true }, didChangeWatchedFiles: dynamic,
        },
        window: { showDocument: { support: true } },
        textDocument: {
          publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true },
          completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"], deprecatedSupport: true } },
          hover: { contentFormat: ["markdown"] },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source"] } } },
          rename: { prepareSupport: true },
        },
      },
    });
    connection.notify("initialized", {});
    for (const document of vscode.workspace.textDocuments) this.open(document);
  }

  async stop() {
    const connection = this.connection;
    this.connection = undefined;
    this.isPreviewed = false;
    clearTimeout(this.moving);
    await connection?.stop();
    this.diagnostics.clear();
  }

  ended(connection, error) {
    if (connection !== this.connection) return;
    this.connection = undefined;
    this.diagnostics.clear();
    if (error) {
      this.log.appendLine(String(error));
      vscode.window.showErrorMessage(`Glosa: “${this.settings.get("path", "glosa")}” can't be started. See the setting glosa.path.`);
      return;
    }
    const now = Date.now();
    this.ends = [...this.ends.filter((time) => now - time < 180_000), now];
    if (this.ends.length > mostEnds) {
      vscode.window.showErrorMessage("Glosa: the language server has ended several times. “Glosa: Restart the Language Server” tries again.");
    } else {
      this.start().catch((reason) => this.log.appendLine(String(reason)));
    }
  }

  receive(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      this.diagnostics.set(convert.uri(params.uri), params.diagnostics.map(convert.diagnostic));
    } else if (method === "window/logMessage") {
      this.log.appendLine(params.message);
    }
  }

  async answer(method, params) {
    if (method === "workspace/applyEdit") {
      return { applied: await vscode.workspace.applyEdit(convert.workspaceEdit(params.edit)) };
    }
    if (method === "window/showDocument") {
      const selection = params.selection && convert.range(params.selection);
      await vscode.window.showTextDocument(convert.uri(params.uri), { selection });
      return { success: true };
    }
    if (method === "workspace/inlayHint/refresh") this.hintsChange.fire();
    return null;
  }

  /** Asks the server; without one, and for an error, there is no answer. */
  async request(method, params, token) {
    try {
      return await this.connection?.request(method, params, token);
    } catch (error) {
      if (!token?.isCancellationRequested) this.log.appendLine(`${method}: ${error.message}`);
      return undefined;
    }
  }

  // Texts

  open(document) {
    if (!this.covers(document)) return;
    this.connection?.notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
  }

  change(event) {
    const { document, contentChanges } = event;
    if (!this.covers(document) || contentChanges.length === 0) return;
    this.connection?.notify("textDocument/didChange", {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map((change) => ({ range: convert.plainRange(change.range), text: change.text })),
    });
  }

  tell(name, document) {
    if (this.covers(document)) this.connection?.notify(`textDocument/${name}`, { textDocument: convert.identifier(document) });
  }

  // Commands

  execute(command, words) {
    return this.request("workspace/executeCommand", { command, arguments: words });
  }

  /** Opens the page of the text in a browser; from then on the page follows the cursor. */
  async openPreview() {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !this.covers(editor.document)) return;
    const at = convert.plainPosition(editor.selection.active);
    const found = await this.execute("glosa.preview", [editor.document.uri.toString(), at]);
    if (!found) return;
    this.isPreviewed = true;
    await vscode.env.openExternal(convert.uri(found.uri));
  }

  /** Tells the preview where the cursor is, once it rests. */
  move(editor) {
    if (!this.isPreviewed || !this.covers(editor.document)) return;
    clearTimeout(this.moving);
    this.moving = setTimeout(() => {
      const at = convert.plainPosition(editor.selection.active);
      this.execute("glosa.previewPosition", [editor.document.uri.toString(), at]);
    }, 150);
  }

  async goToTwin() {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !this.covers(editor.document)) return;
    const at = convert.plainPosition(editor.selection.active);
    const places = (await this.execute("glosa.goToTwin", [editor.document.uri.toString(), at])) ?? [];
    const chosen =
      places.length > 1
        ? (await vscode.window.showQuickPick(places.map((place) => ({ label: place.language, place }))))?.place
        : places[0];
    if (!chosen) return;
    await vscode.window.showTextDocument(convert.uri(chosen.uri), { selection: convert.range(chosen.range) });
  }
}

let session;

async function activate(context) {
  const log = vscode.window.createOutputChannel("Glosa");
  const own = new Session(log);
  session = own;
  const restart = async () => {
    own.ends = [];
    await own.stop();
    await own.start();
  };
  const attempt = (work) => work().catch((reason) => log.appendLine(String(reason)));
  context.subscriptions.push(
    log,
    own.diagnostics,
    vscode.workspace.onDidOpenTextDocument((document) => own.open(document)),
    vscode.workspace.onDidChangeTextDocument((event) => own.change(event)),
    vscode.workspace.onDidSaveTextDocument((document) => own.tell("didSave", document)),
    vscode.workspace.onDidCloseTextDocument((document) => own.tell("didClose", document)),
    vscode.window.onDidChangeTextEditorSelection((event) => own.move(event.textEditor)),
    vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const named = (folder) => ({ uri: folder.uri.toString(), name: folder.name });
      own.connection?.notify("workspace/didChangeWorkspaceFolders", {
        event: { added: added.map(named), removed: removed.map(named) },
      });
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => attempt(restart)),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("glosa") && attempt(restart)),
    vscode.workspace.onWillRenameFiles((event) => {
      const files = event.files.map((file) => ({ oldUri: file.oldUri.toString(), newUri: file.newUri.toString() }));
      event.waitUntil(own.request("workspace/willRenameFiles", { files }).then((edit) => convert.workspaceEdit(edit)));
    }),
    vscode.commands.registerCommand("glosa.restart", () => attempt(restart)),
    vscode.commands.registerCommand("glosa.judge", () => own.execute("glosa.check", [])),
    vscode.commands.registerCommand("glosa.twin", () => own.goToTwin()),
    vscode.commands.registerCommand("glosa.openPreview", () => own.openPreview()),
    // The server's own commands, in its actions.
    vscode.commands.registerCommand("glosa.execute", (command) => own.execute(command.command, command.arguments)),
    ...providers(own),
  );
  await attempt(() => own.start());
}

async function deactivate() {
  await session?.stop();
}

module.exports = { activate, deactivate };
