-- Codes and pieces that a buyer keeps to order them again. Codes, not rows: a list outlives what it names.
CREATE TABLE reorder_lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  lines jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX reorder_lists_user ON reorder_lists (user_id, created_at DESC);

-- Whoever asked for equipment finds their requests.
CREATE INDEX equipment_requests_user ON equipment_requests (user_id, id DESC);
