// Values of the protocol to values of Visual Studio Code, and back. Both count columns in units of UTF-16.
"use strict";

const vscode = require("vscode");

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const uri = (text) => vscode.Uri.parse(text, true);
const location = (value) => new vscode.Location(uri(value.uri ?? value.targetUri), range(value.range ?? value.targetSelectionRange));
const locations = (value) => (value == null ? [] : [value].flat().map(location));
const edit = (value) => new vscode.TextEdit(range(value.range ?? value.replace), value.newText);

const plainPosition = ({ line, character }) => ({ line, character });
const plainRange = ({ start, end }) => ({ start: plainPosition(start), end: plainPosition(end) });
const identifier = (document) => ({ uri: document.uri.toString() });
const place = (document, at) => ({ textDocument: identifier(document), position: plainPosition(at) });

function markdown(contents) {
  const text = typeof contents === "string" ? contents : (contents?.value ?? "");
  return new vscode.MarkdownString(text);
}

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const [address, edits] of Object.entries(value?.changes ?? {})) result.set(uri(address), edits.map(edit));
  return result;
}

// The protocol counts severities, kinds of symbols and kinds of proposals from 1, Visual Studio Code from 0.
function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
  result.source = value.source;
  result.code = value.codeDescription ? { value: value.code, target: uri(value.codeDescription.href) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    (other) => new vscode.DiagnosticRelatedInformation(location(other.location), other.message),
  );
  return result;
}

function plainDiagnostic(value) {
  const code = typeof value.code === "object" ? value.code.value : value.code;
  return { range: plainRange(value.range), message: value.message, severity: value.severity + 1, source: value.source, code };
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children ?? []).map(symbol);
  return result;
}

function proposal(value) {
  const result = new vscode.CompletionItem(value.label, (value.kind ?? 1) - 1);
  const change = value.textEdit ?? { newText: value.insertText ?? value.label };
  result.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(change.newText) : change.newText;
  if (change.range ?? change.replace) result.range = range(change.range ?? change.replace);
  for (const name of ["detail", "sortText", "filterText", "preselect"]) if (value[name] !== undefined) result[name] = value[name];
  if (value.documentation) result.documentation = markdown(value.documentation);
  if (value.deprecated) result.tags = [1];
  return result;
}

function action(value) {
  const result = new vscode.CodeAction(value.title, new vscode.CodeActionKind(value.kind));
  if (value.edit) result.edit = workspaceEdit(value.edit);
  if (value.command) result.command = { title: value.title, command: "glosa.execute", arguments: [value.command] };
  result.diagnostics = value.diagnostics?.map(diagnostic);
  result.isPreferred = value.isPreferred;
  return result;
}

function hint(value) {
  const result = new vscode.InlayHint(position(value.position), value.label);
  result.paddingLeft = value.paddingLeft;
  result.tooltip = value.tooltip;
  return result;
}

module.exports = {
  action, diagnostic, edit, hint, identifier, location, locations, markdown, place, plainDiagnostic, plainPosition, plainRange, position,
  proposal, range, symbol, uri, workspaceEdit,
};
