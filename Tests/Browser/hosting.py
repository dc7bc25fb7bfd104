"""How the tests serve a built site."""
import functools
import http.server
import random
import socket
import threading

# The policy that the manual gives.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class Host(http.server.SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_):
        pass


class StrictHost(Host):
    """States the policy with everything that it serves but drawings, which have styles of their own."""

    def end_headers(self):
        if not self.path.endswith(".svg"):
            self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


def serve(site, host=StrictHost):
    """Serves a folder as long as the test runs, and says where."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(host, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def free_port():
    """A port that nobody listens at, outside those that systems give to connections: it is still free in a moment."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
                return port
            except OSError:
                pass
    raise OSError("no port is free")
