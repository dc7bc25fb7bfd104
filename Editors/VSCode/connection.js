// A connection with a language server over the standard streams of a child process (Language Server Protocol 3.17).
"use strict";

const { spawn } = require("node:child_process");

/** Cuts a stream of bytes into messages, each behind a header with its length. */
class Frames {
  constructor(take) {
    this.take = take;
    this.bytes = Buffer.alloc(0);
  }

  append(more) {
    this.bytes = Buffer.concat([this.bytes, more]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.bytes.toString("latin1", 0, end))?.[1]);
      if (!Number.isInteger(length)) throw new Error("the server sent a header without a length");
      if (this.bytes.length < end + 4 + length) return;
      const body = this.bytes.toString("utf8", end + 4, end + 4 + length);
      this.bytes = this.bytes.subarray(end + 4 + length);
      this.take(JSON.parse(body));
    }
  }
}

class Connection {
  /**
   * Starts a server.
   * @param handlers notification(method, params); request(method, params), which answers; ended(), once
   */
  constructor(program, words, folder, handlers) {
    this.waiting = new Map();
    this.number = 0;
    this.isOpen = true;
    this.handlers = handlers;
    const frames = new Frames((message) => this.receive(message));
    this.child = spawn(program, words, { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
    this.child.stdout.on("data", (bytes) => {
      try {
        frames.append(bytes);
      } catch {
        this.child.kill();
      }
    });
    // A server that is gone is noticed by its end.
    this.child.stdin.on("error", () => {});
    this.child.on("error", (error) => this.end(error));
    this.child.on("close", () => this.end());
  }

  end(error) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const { reject } of this.waiting.values()) reject(new Error("the server has ended"));
    this.waiting.clear();
    this.handlers.ended(error);
  }

  send(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** @param token cancels the request, as Visual Studio Code's tokens do */
  request(method, params, token) {
    if (!this.isOpen) return Promise.reject(new Error("the server has ended"));
    const id = ++this.number;
    this.send({ id, method, params });
    const cancelling = token?.onCancellationRequested?.(() => this.notify("$/cancelRequest", { id }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject })).finally(() =>
      cancelling?.dispose?.(),
    );
  }

  async receive(message) {
    if (message.method === undefined) {
      const entry = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) entry?.reject(new Error(message.error.message));
      else entry?.resolve(message.result);
      return;
    }
    if (message.id === undefined) return this.handlers.notification(message.method, message.params);
    let result = null;
    try {
      result = (await this.handlers.request(message.method, message.params)) ?? null;
    } catch {
      // The server goes on without an answer.
    }
    this.send({ id: message.id, result });
  }

  /** Ends the server in order, and by force if it takes longer than two seconds. */
  async stop() {
    if (!this.isOpen) return;
    const force = setTimeout(() => this.child.kill(), 2000);
    try {
      await this.request("shutdown", null);
      this.notify("exit");
    } catch {
      // It has ended already.
    }
    await new Promise((resolve) => (this.isOpen ? this.child.once("close", resolve) : resolve()));
    clearTimeout(force);
  }
}

module.exports = { Connection, Frames };
