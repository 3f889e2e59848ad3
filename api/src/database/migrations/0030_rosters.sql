-- A coach's call to the team; whoever has the link with `share_key` may enter themselves until the deadline.
CREATE TABLE rosters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  share_key text NOT NULL UNIQUE,
  title text NOT NULL,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  color text NOT NULL,
  deadline timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX rosters_user ON rosters (user_id, created_at DESC);
CREATE INDEX rosters_product ON rosters (product_id);

CREATE TABLE roster_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  roster_id uuid NOT NULL REFERENCES rosters (id) ON DELETE CASCADE,
  name text NOT NULL,
  size text NOT NULL,
  number text NOT NULL DEFAULT '' CHECK (number ~ '^[0-9]{0,3}$'),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX roster_entries_name ON roster_entries (roster_id, lower(name));
