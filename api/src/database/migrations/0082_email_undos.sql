-- Whose mailbox has to agree to a new email first: the old one's, for accounts without a password.
ALTER TABLE email_changes
  ADD COLUMN mailed_to text NOT NULL DEFAULT 'new_email' CHECK (mailed_to IN ('old_email', 'new_email'));

-- The email that an account had before, which may take the account back for seven days. Nobody else can have it until then.
CREATE TABLE email_undos (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_undos_user ON email_undos (user_id);
CREATE INDEX email_undos_email ON email_undos (email, expires_at);
