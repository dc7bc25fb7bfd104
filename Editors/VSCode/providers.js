// What Visual Studio Code asks of a language, answered by the server.
"use strict";

const vscode = require("vscode");
const convert = require("./conversion.js");

const selector = [
  { scheme: "file", language: "markdown" },
  { scheme: "file", language: "swift" },
  { scheme: "file", pattern: "**/glosa.yml" },
];
const triggers = ["(", "/", "#", ":", "`", "<", "!", "@", "=", '"', " ", "[", "."];

/** Returns the registrations of all providers; a request about a text that the server doesn't know has no answer. */
function providers(session) {
  const { languages } = vscode;
  const ask = async (method, document, params, token) =>
    session.covers(document) ? session.request(`textDocument/${method}`, params, token) : undefined;
  const at = (method, document, position, token, more) =>
    ask(method, document, { ...convert.place(document, position), ...more }, token);
  const all = (method, document, token) => ask(method, document, { textDocument: convert.identifier(document) }, token);

  return [
    languages.registerCompletionItemProvider(
      selector,
      {
        async provideCompletionItems(document, position, token) {
          const found = await at("completion", document, position, token);
          const items = Array.isArray(found) ? found : (found?.items ?? []);
          return new vscode.CompletionList(items.map(convert.proposal), found?.isIncomplete ?? false);
        },
      },
      ...triggers,
    ),
    languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const found = await at("hover", document, position, token);
        return found ? new vscode.Hover(convert.markdown(found.contents), found.range && convert.range(found.range)) : undefined;
      },
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, position, token) =>
        convert.locations(await at("definition", document, position, token)),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, position, context, token) =>
        convert.locations(await at("references", document, position, token, { context })),
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) =>
        ((await all("documentSymbol", document, token)) ?? []).map(convert.symbol),
    }),
    languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        const found = (await session.request("workspace/symbol", { query }, token)) ?? [];
        return found.map(
          (value) =>
            new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName ?? "", convert.location(value.location)),
        );
      },
    }),
    languages.registerCodeActionsProvider(
      selector,
      {
        async provideCodeActions(document, range, context, token) {
          const found = await ask(
            "codeAction",
            document,
            {
              textDocument: convert.identifier(document),
              range: convert.plainRange(range),
              context: {
                diagnostics: context.diagnostics.filter((entry) => entry.source === "glosa").map(convert.plainDiagnostic),
                only: context.only ? [context.only.value] : undefined,
              },
            },
            token,
          );
          return (found ?? []).map(convert.action);
        },
      },
      { providedCodeActionKinds: ["quickfix", "source.fixAll.glosa", "source.acceptTranslation"].map((kind) => new vscode.CodeActionKind(kind)) },
    ),
    languages.registerRenameProvider(selector, {
      async prepareRename(document, position, token) {
        const found = await at("prepareRename", document, position, token);
        if (!found) throw new Error("There is nothing to rename here.");
        return { range: convert.range(found.range), placeholder: found.placeholder };
      },
      async provideRenameEdits(document, position, newName, token) {
        const found = await at("rename", document, position, token, { newName });
        if (!found) throw new Error("This heading can't be renamed so.");
        return convert.workspaceEdit(found);
      },
    }),
    languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: session.hintsChange.event,
      provideInlayHints: async (document, range, token) =>
        ((await ask("inlayHint", document, { textDocument: convert.identifier(document), range: convert.plainRange(range) }, token)) ?? []).map(
          convert.hint,
        ),
    }),
  ];
}

module.exports = { providers };
