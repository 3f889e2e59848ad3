CREATE TABLE settings (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  title text NOT NULL,
  logo text NOT NULL,
  sale_title text NOT NULL,
  alert_url text NOT NULL,
  express_shipment_cents integer NOT NULL CHECK (express_shipment_cents >= 0),
  free_shipment_cents integer NOT NULL CHECK (free_shipment_cents >= 0),
  simple_shipment_cents integer NOT NULL CHECK (simple_shipment_cents >= 0),
  phone text NOT NULL,
  email text NOT NULL,
  newsletter_image text NOT NULL,
  facebook text NOT NULL DEFAULT '',
  instagram text NOT NULL DEFAULT '',
  pinterest text NOT NULL DEFAULT '',
  youtube text NOT NULL DEFAULT '',
  linkdin text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Slides, banners and the Instagram strip: pictures with words, in an order.
CREATE TABLE sliders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  subtitle text NOT NULL,
  image text NOT NULL,
  alt text NOT NULL,
  url text NOT NULL,
  position integer NOT NULL DEFAULT 0
);
CREATE TABLE banners (LIKE sliders INCLUDING ALL);
CREATE TABLE instagram_posts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  image text NOT NULL,
  alt text NOT NULL,
  url text NOT NULL,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE pages (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL,
  summary text NOT NULL,
  sections jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE faqs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE states (
  code char(2) PRIMARY KEY,
  name text NOT NULL,
  -- Parts per million: 6.625% is 66250.
  tax_rate_ppm integer NOT NULL CHECK (tax_rate_ppm BETWEEN 0 AND 200000)
);

-- Wholesale discount tiers; bounds inclusive, the top one open, overlap impossible.
CREATE TABLE tiers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_cents integer NOT NULL CHECK (from_cents >= 0),
  to_cents integer CHECK (to_cents >= from_cents),
  percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 90),
  EXCLUDE USING gist (int8range(from_cents, to_cents, '[]') WITH &&)
);

CREATE TABLE coupons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code = upper(code)),
  percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 100),
  min_subtotal_cents integer NOT NULL DEFAULT 0 CHECK (min_subtotal_cents >= 0),
  -- Uses that all customers together may make; null for no limit.
  max_uses integer CHECK (max_uses > 0),
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  -- Bound to one person, as the newsletter's coupon is.
  email text,
  starts_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (max_uses IS NULL OR uses <= max_uses)
);

CREATE TABLE contact_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  phone text,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE subscribers (
  email text PRIMARY KEY,
  coupon_id integer REFERENCES coupons (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Codes printed on genuine goods, and how often each was asked for.
CREATE TABLE authenticity_codes (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{6,32}$'),
  product_id integer REFERENCES products (id) ON DELETE SET NULL,
  batch text NOT NULL,
  made_on date NOT NULL,
  first_checked_at timestamptz,
  checks integer NOT NULL DEFAULT 0
);
