extension CodeLanguage {
    static let nginx: CodeLanguage = {
        var language = CodeLanguage("nginx", "nginxconf")
        language.keywords = """
            add_header alias allow break deny error_log error_page events expires gzip gzip_types http if include index internal
            listen location log_format map proxy_http_version proxy_pass proxy_set_header return rewrite root sendfile server
            server_name set ssl_certificate ssl_certificate_key try_files types upstream use user worker_connections
            worker_processes
            """
        language.lineComments = [Array("#".utf8)]
        language.spans = [Span("\"", "\""), Span("'", "'")]
        language.variableMark = UInt8(ascii: "$")
        return language
    }()
}
