-- Pieces that a checkout keeps for its shopper for some minutes. They stay part of the stock: a hold bounds what others
-- may take and is over by time alone.
CREATE TABLE stock_holds (
  -- SHA-256 of the browser's secret.
  key_hash bytea PRIMARY KEY,
  -- SHA-256 of the account, or of a guest's address: whose limits it counts for.
  caller_hash bytea NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  held_until timestamptz NOT NULL
);
CREATE INDEX stock_holds_caller ON stock_holds (caller_hash, held_until);
CREATE INDEX stock_holds_expiry ON stock_holds (held_until);

CREATE TABLE stock_hold_lines (
  key_hash bytea NOT NULL REFERENCES stock_holds (key_hash) ON DELETE CASCADE,
  variant_id integer NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (key_hash, variant_id)
);
CREATE INDEX stock_hold_lines_variant ON stock_hold_lines (variant_id);
