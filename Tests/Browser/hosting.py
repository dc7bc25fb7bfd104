"""How the tests serve a built site."""
import functools
import http.server
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
