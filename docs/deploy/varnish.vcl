# Belltower behind Varnish 7.
# The site: CDN_SECONDS=60, CDN_PURGE_URL=http://127.0.0.1:6081/.purge, TRUST_PROXY=1.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

# Where the site runs.
acl site_hosts {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/.purge") {
    if (req.method != "POST" || client.ip !~ site_hosts) {
      return (synth(403));
    }
    # Every object that is older than this, those that may be given while one asks again included.
    ban("obj.http.Surrogate-Key == " + req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # These are never kept, and one who asks need not wait for another.
  if (req.url ~ "^/(up|metrics|api/(live|auth|health|export|backups))(/|\?|$)") {
    return (pass);
  }
  # Cookies make no difference to what is kept: the site says of each answer whether it is for everybody.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(
      regsub(beresp.http.Surrogate-Control, "^.*stale-while-revalidate=([0-9]+).*$", "\1s"), 0s);
    return (deliver);
  }
  # Files of the build have their age in their headers, and names that change with what is in them.
  if (beresp.http.Cache-Control ~ "immutable") {
    return (deliver);
  }
  # All else is somebody's, or not to be kept.
  set beresp.ttl = 60s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
