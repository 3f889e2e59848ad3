-- What a request for custom equipment was answered with, and each step it took.
ALTER TABLE equipment_requests
  ADD COLUMN quote_cents integer CHECK (quote_cents > 0),
  ADD COLUMN quote_note text,
  ADD COLUMN quoted_at timestamptz,
  ADD CHECK ((quote_cents IS NULL) = (quoted_at IS NULL)),
  ADD CHECK (status NOT IN ('quoted', 'approved', 'in_production', 'completed') OR quote_cents IS NOT NULL);

CREATE TABLE equipment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id integer NOT NULL REFERENCES equipment_requests (id) ON DELETE CASCADE,
  status text NOT NULL,
  note text,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX equipment_events_request ON equipment_events (request_id, id);
