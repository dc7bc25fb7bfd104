-- Edits a small course in Neovim, as a person does: opens a lesson, types, completes, fixes, renames a heading, goes to the
-- other language, closes. Run by Tests/Editors/run, with the program and the course in the environment.
local program, course = vim.env.GLOSA, vim.env.COURSE
local owner, home = course .. "/content/en/owner.md", course .. "/content/en/index.md"
local dueno = course .. "/content/es/dueno.md"

local function fail(text)
  io.stderr:write("neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function check(is, text) if not is then fail(text) end end

local client = vim.lsp.start_client({ name = "glosa", cmd = { program, "lsp", "--no-typecheck", "--lang", "en" }, root_dir = course })
check(client, "the server can't be started")

local function open(path)
  vim.cmd("edit " .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client)
  return buffer
end

local function rules(buffer)
  return vim.tbl_map(function(finding) return finding.code or finding.user_data.lsp.code end, vim.diagnostic.get(buffer))
end

local function await(text, test) check(vim.wait(30000, test, 20), text) end

local function ask(buffer, method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 30000)
  local answer = answers and answers[client]
  check(answer and not answer.err, method .. " is not answered: " .. vim.inspect(answer))
  return answer.result
end

local function place(buffer, line, column)
  return { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = line, character = column } }
end

local function text(buffer) return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") end

-- Open: no findings at first; one after a slip in an anchor is typed, none after it is taken back.
local buffer = open(home)
await("the server is not initialized", function() return vim.lsp.get_client_by_id(client).initialized end)
vim.api.nvim_buf_set_text(buffer, 2, 0, 2, 0, { "😀 [x](owner.md#nowhere) " })
await("no broken link is found", function() return vim.tbl_contains(rules(buffer), "broken-link") end)
local found = vim.diagnostic.get(buffer)[1]
check(found.lnum == 2 and found.col == #"😀 [x](", "the finding is at " .. found.lnum .. ":" .. found.col)
vim.api.nvim_buf_set_text(buffer, 2, 0, 2, #"😀 [x](owner.md#nowhere) ", { "" })
await("the broken link stays", function() return #rules(buffer) == 0 end)

-- Complete: the anchor of a heading.
vim.api.nvim_buf_set_text(buffer, 2, 0, 2, 0, { "[x](owner.md#w) " })
local completion = ask(buffer, "textDocument/completion", place(buffer, 2, 14))
local labels = vim.tbl_map(function(item) return item.label end, completion.items)
check(vim.tbl_contains(labels, "who-owns-it"), "the anchor is not proposed: " .. vim.inspect(labels))
vim.lsp.util.apply_text_edits({ completion.items[1].textEdit }, buffer, "utf-16")
await("what was completed is wrong", function() return #rules(buffer) == 0 end)
check(text(buffer):find("owner.md#who%-owns%-it%)"), "the completed text is " .. text(buffer))

-- Fix: the safe fix of a rule.
local sample = open(owner)
await("superseded API is not found", function() return vim.tbl_contains(rules(sample), "foreground-color") end)
local line = vim.diagnostic.get(sample)[1].lnum
local range = { start = { line = line, character = 0 }, ["end"] = { line = line, character = 80 } }
local actions = ask(sample, "textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(sample), range = range, context = { diagnostics = {} },
})
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
await("the fix mends nothing", function() return #rules(sample) == 0 end)
check(text(sample):find("foregroundStyle"), "the fixed text is " .. text(sample))

-- Rename: the links in both languages follow.
local rename = place(sample, 2, 5)
rename.newName = "Whose is it?"
vim.lsp.util.apply_workspace_edit(ask(sample, "textDocument/rename", rename), "utf-16")
check(text(sample):find("## Whose is it%?"), "the renamed text is " .. text(sample))
check(text(buffer):find("#whose%-is%-it"), "the link doesn't follow: " .. text(buffer))
check(text(vim.fn.bufnr(dueno)):find("#whose%-is%-it"), "the link of the translation doesn't follow")

-- The other language.
local twins = ask(sample, "textDocument/definition", place(sample, 2, 5))
check(#twins == 1 and vim.uri_to_fname(twins[1].uri) == dueno, "the twin is " .. vim.inspect(twins))
check(twins[1].range.start.line == 5, "the twin's heading is " .. vim.inspect(twins))

vim.lsp.stop_client(client)
await("the server doesn't end", function() return vim.lsp.get_client_by_id(client) == nil end)
print("neovim: opens, types, completes, fixes, renames, goes to the twin, closes")
vim.cmd("qall!")
