-- At most one code per person; a new one takes the old one's place. Codes and tokens by their SHA-256 only.
CREATE TABLE reset_codes (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  reset_token_hash bytea,
  reset_expires_at timestamptz
);

-- Emails that wait for their confirmation.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

-- How often something was tried for one key (an email, an account) in a window; shared by all instances.
CREATE TABLE attempts (
  scope text NOT NULL,
  key_hash bytea NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL DEFAULT 1,
  PRIMARY KEY (scope, key_hash)
);
