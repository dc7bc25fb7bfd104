// Edits a small course with the packed extension for Visual Studio Code and the real server: node vscode.js EXTENSION-FOLDER.
// COURSE is the course, GLOSA the program.
"use strict";

const assert = require("node:assert/strict");
const { readFileSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const test = require("./vscode-api.js");

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? test.api : load(name, ...rest));
const extension = require(path.resolve(process.argv[2], "extension.js"));
const { Frames } = require(path.resolve(process.argv[2], "connection.js"));
const { Position, Range, Uri } = test.api;
const course = process.env.COURSE;
const none = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };

function framesAreCutWhereTheyEnd() {
  const taken = [];
  const frames = new Frames((message) => taken.push(message));
  const bytes = Buffer.from('Content-Length: 8\r\n\r\n{"a":1}\nContent-Type: x\r\ncontent-length: 10\r\n\r\n{"b":"ñ"}');
  for (const byte of bytes) frames.append(Buffer.from([byte]));
  assert.deepEqual(taken, [{ a: 1 }, { b: "ñ" }]);
  assert.throws(() => frames.append(Buffer.from("Nothing: 1\r\n\r\n")));
}

async function main() {
  framesAreCutWhereTheyEnd();
  // A program that says its number, so that it can be ended.
  const number = path.join(course, "number");
  test.settings.path = path.join(course, "glosa");
  writeFileSync(test.settings.path, `#!/bin/sh\necho $$ >"${number}"\nexec "${process.env.GLOSA}" "$@"\n`, { mode: 0o755 });
  test.settings.typecheck = false;
  test.api.workspace.workspaceFolders = [{ uri: Uri.file(course), name: "course" }];
  const context = { subscriptions: [] };
  await extension.activate(context);

  // Open, type, complete.
  const home = test.open(path.join(course, "content/en/index.md"));
  await test.until(home, (rules) => rules.length === 0);
  test.change(home, [{ range: new Range(new Position(2, 0), new Position(2, 0)), newText: "😀 [x](owner.md#wh) " }]);
  await test.until(home, (rules) => rules.includes("broken-link"));
  const [found] = test.diagnostics(home);
  assert.deepEqual([found.severity, found.range.start.line, found.range.start.character], [0, 2, 7]);
  const list = await test.registered.completion.provideCompletionItems(home, new Position(2, 18), none);
  const item = list.items.find((entry) => entry.label === "who-owns-it");
  test.change(home, [{ range: item.range, newText: item.insertText }]);
  await test.until(home, (rules) => rules.length === 0);
  const hover = await test.registered.hover.provideHover(home, new Position(2, 15), none);
  assert.match(hover.contents.value, /Who owns it/);

  // Fix.
  const owner = test.open(path.join(course, "content/en/owner.md"));
  await test.until(owner, (rules) => rules.includes("foreground-color"));
  const [color] = test.diagnostics(owner);
  const actions = await test.registered.codeAction.provideCodeActions(owner, color.range, { diagnostics: [color] }, none);
  const fix = actions.find((action) => action.isPreferred);
  await test.api.workspace.applyEdit(fix.edit);
  assert.match(owner.getText(), /foregroundStyle\(\.red\)/);
  await test.until(owner, (rules) => rules.length === 0);

  // Rename in both languages, and go to the twin.
  const place = new Position(2, 5);
  const { placeholder } = await test.registered.rename.prepareRename(owner, place, none);
  assert.equal(placeholder, "Who owns it?");
  const edit = await test.registered.rename.provideRenameEdits(owner, place, "Whose is it?", none);
  assert.deepEqual([...edit.edits.keys()].map((uri) => path.basename(uri)).sort(), ["dueno.md", "index.md", "owner.md"]);
  const twins = await test.registered.definition.provideDefinition(owner, place, none);
  assert.deepEqual(twins.map((twin) => [path.basename(twin.uri.toString()), twin.range.start.line]), [["dueno.md", 5]]);
  test.api.window.activeTextEditor = { document: owner, selection: { active: place } };
  await test.commands.get("glosa.twin")();
  assert.deepEqual(test.shown.map((entry) => path.basename(entry.uri)), ["dueno.md"]);
  const symbols = await test.registered.documentSymbol.provideDocumentSymbols(owner, none);
  assert.deepEqual(symbols.map((symbol) => symbol.name), ["Owner"]);

  // The preview, which the page's double click leads back from.
  await test.commands.get("glosa.openPreview")();
  const address = new URL(test.visited[0]);
  assert.deepEqual([address.hostname, address.pathname, address.hash], ["127.0.0.1", "/en/owner.html", "#who-owns-it"]);
  const click = new URL("/_glosa/place?page=en/owner.html&anchor=who-owns-it&fraction=0", address);
  assert.equal((await fetch(click, { method: "POST" })).status, 204);
  while (test.shown.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.deepEqual([path.basename(test.shown[1].uri), test.shown[1].selection.start.line], ["owner.md", 2]);
  test.moved.fire({ textEditor: test.api.window.activeTextEditor });

  // Close.
  test.close(owner);
  await test.until(owner, (rules) => rules.length === 0);

  // A server that dies is started again, and so is one that a person restarts.
  const start = new Range(new Position(2, 0), new Position(2, 0));
  test.change(home, [{ range: start, newText: "[x](none.md) " }]);
  await test.until(home, (rules) => rules.length === 1);
  process.kill(Number(readFileSync(number, "utf8")), "SIGKILL");
  await test.gone(home);
  await test.until(home, (rules) => rules.length === 1);
  await test.commands.get("glosa.restart")();
  await test.until(home, (rules) => rules.length === 1);
  await extension.deactivate();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
