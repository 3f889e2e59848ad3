vcl 4.1;
# Varnish between nginx (TLS) and the document servers: documents, released files and pictures from memory, and a purge
# by key. Start it with: varnishd -a 127.0.0.1:6081 -f /etc/varnish/varnish-shop.vcl -p http_gzip_support=off
# and let the upstream "documents" of nginx-shop.conf name 127.0.0.1:6081. What each part is for: servers.md.

import directors;
import std;

probe ready { .url = "/healthz"; .interval = 2s; .timeout = 3s; .window = 3; .threshold = 2; .initial = 2; }
backend documents1 { .host = "127.0.0.1"; .port = "3010"; .probe = ready; }
backend documents2 { .host = "127.0.0.1"; .port = "3020"; .probe = ready; }

# Who may purge.
acl operators { "127.0.0.1"; "::1"; }

sub vcl_init {
  new documents = directors.round_robin();
  documents.add_backend(documents1);
  documents.add_backend(documents2);
}

sub vcl_recv {
  set req.backend_hint = documents.backend();

  # PURGE / with a header Surrogate-Key: documents, revision-<n>, set-<id> or <part>@<version>.
  if (req.method == "PURGE") {
    # Not through nginx, which adds the visitor's address.
    if (client.ip !~ operators || req.http.X-Forwarded-For != "" + client.ip) { return (synth(403)); }
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9@.-]+$") { return (synth(400, "Surrogate-Key must be one key")); }
    if (std.ban("obj.http.surrogate-key ~ (^|\s)" + regsuball(req.http.Surrogate-Key, "\.", "\\.") + "(\s|$)")) {
      return (synth(200, "Purged"));
    }
    return (synth(500, std.ban_error()));
  }

  # The forms supported by the servers, best first.
  if (req.http.Accept-Encoding ~ "(^|[, ])br($|[,; ])") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }

  # Old copies only while no document server answers, for a day: those that answer have new documents in memory.
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/api/" && req.url !~ "^/api/media/") { return (pass); }
  if (req.http.Cookie ~ "(^|; *)release-(preview|recovery)=") { return (pass); }
  # With any other cookie: what depends on the visitor is sent as private.
  return (hash);
}

# Campaign parameters change no document, so one copy answers for all of them.
sub vcl_hash {
  hash_data(regsub(regsuball(req.url, "(?<=[?&])(utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+)=[^&]*&?", ""),
    "[?&]$", ""));
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  # A failed renewal leaves the copy in place.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # So that a change of prices, stock or texts shows within a second, 0.6 of which the document server takes.
  if (beresp.http.Surrogate-Key) { set beresp.ttl = 0.3s; }
  set beresp.grace = 1d;
}
