-- Browsers that have logged in to an account: what strangers try at that account does not count against them. The cookie's
-- token by its SHA-256 only. It opens nothing by itself.
CREATE TABLE known_devices (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, user_id)
);
CREATE INDEX known_devices_user ON known_devices (user_id, last_used_at DESC);
