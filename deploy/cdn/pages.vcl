vcl 4.1;
# Varnish in front of the servers: keeps the files of builds, and pages for visitors without cookies (docs/production.md,
# "A CDN in front"). nginx.conf in this folder says visitors' countries and buckets. Start it with
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/pages.vcl -s malloc,1g -p http_gzip_support=off -p vsl_mask=-Hash
# http_gzip_support=off: the servers compress with Brotli, and send files as deltas.

import std;

# The proxy in front of the servers, or a server.
backend servers {
    .host = "127.0.0.1";
    .port = "8080";
    .probe = { .url = "/health/ready"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

# The servers that purge.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    unset req.http.x-outage;
    if (req.restarts > 0) {
        # The servers failed just now: any page that is still there is better.
        set req.http.x-outage = "1";
    }

    if (req.method == "POST" && req.url == "/purge") {
        # Whatever came through a proxy has its address here, too, and Varnish adds that of the proxy.
        if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") {
            return (synth(403, "Only the servers purge."));
        }
        if (req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
            return (synth(400, "Which pages?"));
        }
        if (!std.ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)")) {
            return (synth(500, "The pages could not be purged."));
        }
        return (synth(200, "Purged"));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # A second question mark is read in more than one way.
    if (req.url ~ "\?.*\?") {
        return (pass);
    }
    # Everything that depends on a person, and long answers.
    if (req.url ~ "^/api/" || req.http.authorization) {
        return (pass);
    }
    if (req.url ~ "^/(artifacts|shell)/") {
        # Files depend on nothing. A delta is made for the file that one browser has.
        unset req.http.cookie;
        if (req.http.available-dictionary && req.http.accept-encoding ~ "dcz") {
            return (pass);
        }
    } else {
        # The bucket decides what this cookie would.
        set req.http.cookie = regsuball(req.http.cookie, "(^|;\s*)canary=[^;]*", "");
        set req.http.cookie = regsub(req.http.cookie, "^;\s*", "");
        if (req.http.cookie == "") {
            unset req.http.cookie;
        }
        if (req.http.cookie) {
            return (pass);
        }
    }

    # One spelling for each encoding, because the servers' answers vary by it.
    if (req.http.accept-encoding ~ "\bbr\b") {
        set req.http.accept-encoding = "br";
    } elseif (req.http.accept-encoding ~ "\bgzip\b") {
        set req.http.accept-encoding = "gzip";
    } else {
        unset req.http.accept-encoding;
    }
    if (req.http.sec-gpc ~ "^\s*1\s*$") {
        set req.http.sec-gpc = "1";
    } else {
        unset req.http.sec-gpc;
    }

    # A page may be old by as much as the servers allow; this limit is theirs, too.
    set req.grace = 240s;
    if (req.http.x-outage || !std.healthy(req.backend_hint)) {
        set req.grace = 24h;
    }
    return (hash);
}

sub vcl_hash {
    # Where a visitor came from changes no page: the page reports it.
    # As the servers do, this divides an address at its first question mark only: an ampersand in the path is a letter.
    set req.http.x-key = regsub(req.url, "\?.*$", "");
    if (req.url ~ "\?") {
        set req.http.x-query = regsuball(regsub(req.url, "^[^?]*\?", "&"), "&(network|ref|sub[123]|utm_[a-z_]+|[a-z]{1,8}clid|gad_source|gbraid|wbraid)=[^&?]*(?=&|$)", "");
        set req.http.x-key = req.http.x-key + regsub(req.http.x-query, "^&", "?");
    }
    hash_data(req.http.x-key);
    unset req.http.x-key;
    unset req.http.x-query;
    hash_data(req.http.host);
    return (lookup);
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        # The page that is there stays.
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    if (beresp.http.cache-control ~ "stale-if-error=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.cache-control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    }
}

sub vcl_deliver {
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && !req.http.cookie && req.url !~ "^/api/") {
        return (restart);
    }
    # What is said to caches is not for browsers: they ask each time.
    if (resp.http.surrogate-key) {
        set resp.http.cache-control = "private, no-cache";
        set resp.http.vary = "accept-encoding, cookie";
        unset resp.http.surrogate-key;
        unset resp.http.cache-tag;
        unset resp.http.age;
    }
    unset resp.http.via;
    unset resp.http.x-varnish;
}

sub vcl_backend_error {
    set beresp.http.retry-after = "10";
    set beresp.http.cache-control = "no-store";
    set beresp.http.content-type = "text/plain; charset=utf-8";
    set beresp.body = "The site cannot be reached at the moment.";
    return (deliver);
}
