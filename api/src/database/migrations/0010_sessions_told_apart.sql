-- What its owner sees of a session: which device it is on and when it was last used. `id` names it; the token's hash is told nobody.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN device text NOT NULL DEFAULT 'Unknown device',
  ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX sessions_id ON sessions (id);

-- Old counters are swept by age.
CREATE INDEX attempts_age ON attempts (window_start);
