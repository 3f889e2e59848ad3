-- Which networks asked for a code: HMACs, so that nobody reads addresses from them. A network counts once.
CREATE TABLE authenticity_checks (
  code text NOT NULL REFERENCES authenticity_codes (code) ON DELETE CASCADE,
  network_hash bytea NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (code, network_hash)
);
CREATE INDEX authenticity_checks_age ON authenticity_checks (checked_at);
