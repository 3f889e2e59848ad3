-- Several codes of one person are good at once: a code that a stranger asks for takes nothing from the one in its owner's hand.
-- Tries are counted per account and network in `attempts`.
ALTER TABLE reset_codes
  DROP CONSTRAINT reset_codes_pkey,
  DROP COLUMN tries,
  ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX reset_codes_user ON reset_codes (user_id, created_at DESC);
