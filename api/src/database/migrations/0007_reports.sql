CREATE TABLE authenticity_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  barcode text NOT NULL,
  seller text NOT NULL,
  message text NOT NULL,
  photos text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE equipment_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_number text NOT NULL UNIQUE,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  organisation text NOT NULL,
  category text NOT NULL,
  items jsonb NOT NULL,
  design text,
  embroidery_text text,
  artwork text[] NOT NULL DEFAULT '{}',
  needed_by date,
  budget text,
  notes text,
  status text NOT NULL DEFAULT 'received' CHECK (status IN
    ('received', 'quoted', 'approved', 'in_production', 'completed', 'declined')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX equipment_requests_status ON equipment_requests (status, id);
