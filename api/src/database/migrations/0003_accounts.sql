CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  role text NOT NULL DEFAULT 'customer' CHECK (role IN ('customer', 'wholeseller')),
  is_verified boolean NOT NULL DEFAULT true,
  username text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Bearer tokens by their SHA-256; deleting a row revokes at once, everywhere.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE wishlists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (user_id, product_id)
);
CREATE INDEX wishlists_newest ON wishlists (user_id, created_at DESC);

CREATE TABLE wholesale_applications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  business_name text NOT NULL,
  business_type text NOT NULL,
  tax_id text NOT NULL,
  resale_number text,
  phone text NOT NULL,
  website text,
  address text NOT NULL,
  address_2 text,
  city text NOT NULL,
  state char(2) NOT NULL REFERENCES states (code),
  zip text NOT NULL,
  monthly_volume text NOT NULL,
  message text,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'declined')),
  decided_at timestamptz,
  decided_by text,
  reason text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX wholesale_applications_status ON wholesale_applications (status, id);

-- Uploaded papers; `file` is a random name in the private upload folder, never a path from outside.
CREATE TABLE wholesale_documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id integer NOT NULL REFERENCES wholesale_applications (id) ON DELETE CASCADE,
  file text NOT NULL UNIQUE,
  media_type text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- What operators did; append-only, also for whoever holds the application's database role.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'the audit log is append-only'; END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
