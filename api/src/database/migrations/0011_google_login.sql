-- Who somebody is at another site that signs them in here; `subject` is the only name there that never changes.
CREATE TABLE login_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX login_identities_user ON login_identities (user_id);

-- Logins by Google on their way, one per browser, which holds the secret of its hash in a cookie.
CREATE TABLE google_logins (
  browser_hash bytea PRIMARY KEY,
  state text NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  next text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX google_logins_expiry ON google_logins (expires_at);

-- What a browser comes back with: good once, for a minute, in that browser alone.
CREATE TABLE login_codes (
  code_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_codes_expiry ON login_codes (expires_at);
CREATE INDEX login_codes_user ON login_codes (user_id);
