"""Edits a small course with the client of pytest-lsp: opens, types, completes, fixes, renames, goes to the twin, closes."""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

COURSE = pathlib.Path(os.environ["COURSE"])
HOME, OWNER, DUENO = (COURSE / "content" / name for name in ("en/index.md", "en/owner.md", "es/dueno.md"))


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["GLOSA"], "lsp", "--no-typecheck", "--lang", "en"])
)
async def client(lsp_client: LanguageClient):
    # Neovim's abilities without its own pull of findings: these come unasked.
    abilities = client_capabilities("neovim")
    abilities.text_document.diagnostic = None
    abilities.general.position_encodings = [types.PositionEncodingKind.Utf16]
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=abilities,
            workspace_folders=[types.WorkspaceFolder(uri=COURSE.as_uri(), name="course")],
            root_uri=COURSE.as_uri(),
        )
    )
    yield
    await lsp_client.shutdown_session()


def open_text(client, path, text=None):
    text = text or path.read_text()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=path.as_uri(), language_id="markdown", version=1, text=text)
        )
    )
    return text


async def findings(client, path):
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return [finding.code for finding in client.diagnostics.get(path.as_uri(), [])]


def place(path, line, character):
    return {
        "text_document": types.TextDocumentIdentifier(path.as_uri()),
        "position": types.Position(line, character),
    }


async def change(client, path, version, start, end, text):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version, path.as_uri()),
            [types.TextDocumentContentChangePartial(types.Range(types.Position(*start), types.Position(*end)), text)],
        )
    )
    return await findings(client, path)


async def test_findings_come_as_a_person_types_and_completion_mends_them(client: LanguageClient):
    open_text(client, HOME)
    assert await findings(client, HOME) == []
    assert await change(client, HOME, 2, (2, 0), (2, 0), "😀 [x](owner.md#wh) ") == ["broken-link"]
    found = client.diagnostics[HOME.as_uri()][0]
    # The emoji is two units of UTF-16.
    assert (found.range.start.line, found.range.start.character) == (2, 7)
    answer = await client.text_document_completion_async(types.CompletionParams(**place(HOME, 2, 18)))
    item = next(item for item in answer.items if item.label == "who-owns-it")
    edit = item.text_edit
    start, end = edit.range.start, edit.range.end
    assert await change(client, HOME, 3, (start.line, start.character), (end.line, end.character), edit.new_text) == []


async def test_a_fix_mends_its_finding(client: LanguageClient):
    open_text(client, OWNER)
    assert await findings(client, OWNER) == ["foreground-color"]
    place_found = client.diagnostics[OWNER.as_uri()][0].range
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(OWNER.as_uri()),
            range=place_found,
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    [edit] = actions[0].edit.changes[OWNER.as_uri()]
    start, end = edit.range.start, edit.range.end
    assert edit.new_text == "foregroundStyle"
    assert await change(client, OWNER, 2, (start.line, start.character), (end.line, end.character), edit.new_text) == []


async def test_renaming_a_heading_renames_its_anchor_in_both_languages(client: LanguageClient):
    open_text(client, OWNER)
    await findings(client, OWNER)
    answer = await client.text_document_rename_async(
        types.RenameParams(**place(OWNER, 2, 5), new_name="Whose is it?")
    )
    edits = {pathlib.Path(uri).name: [edit.new_text for edit in edits] for uri, edits in answer.changes.items()}
    assert edits == {
        "owner.md": ["Whose is it?"],
        "index.md": ["whose-is-it"],
        "dueno.md": ["whose-is-it"],
    }


async def test_a_heading_leads_to_its_twin(client: LanguageClient):
    open_text(client, OWNER)
    await findings(client, OWNER)
    twins = await client.text_document_definition_async(types.DefinitionParams(**place(OWNER, 2, 5)))
    assert [(place.uri, place.range.start.line) for place in twins] == [(DUENO.as_uri(), 5)]
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(types.TextDocumentIdentifier(OWNER.as_uri()))
    )
    assert [symbol.name for symbol in symbols] == ["Owner"]
    client.text_document_did_close(
        types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(OWNER.as_uri()))
    )
    assert await findings(client, OWNER) == []
