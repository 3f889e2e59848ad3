-- Delivery prices that were offered for an address; an order may name one until it expires.
CREATE TABLE shipment_rates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL CHECK (type IN ('simple', 'express')),
  title text NOT NULL,
  charges_cents integer NOT NULL CHECK (charges_cents >= 0),
  state char(2) NOT NULL,
  zip text NOT NULL,
  min_days smallint NOT NULL,
  max_days smallint NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX shipment_rates_expiry ON shipment_rates (expires_at);

CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_number text NOT NULL UNIQUE CHECK (order_number ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  email text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN
    ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'returned', 'on_hold')),
  payment_status text NOT NULL DEFAULT 'pending' CHECK (payment_status IN ('pending', 'paid', 'failed', 'refunded', 'invoice')),
  fulfillment_status text NOT NULL DEFAULT 'unfulfilled' CHECK (fulfillment_status IN
    ('unfulfilled', 'packed', 'shipped', 'delivered', 'returned')),
  subtotal_cents integer NOT NULL CHECK (subtotal_cents >= 0),
  sale_discount_cents integer NOT NULL CHECK (sale_discount_cents >= 0),
  discount_cents integer NOT NULL CHECK (discount_cents BETWEEN 0 AND subtotal_cents),
  discount_percent smallint NOT NULL,
  discount_label text,
  delivery_cents integer NOT NULL CHECK (delivery_cents >= 0),
  tax_cents integer NOT NULL CHECK (tax_cents >= 0),
  tax_rate_ppm integer NOT NULL,
  total_cents integer NOT NULL CHECK (total_cents = subtotal_cents - discount_cents + delivery_cents + tax_cents),
  coupon_id integer REFERENCES coupons (id),
  shipment_type text NOT NULL CHECK (shipment_type IN ('simple', 'express')),
  address jsonb NOT NULL,
  billing jsonb NOT NULL,
  note text,
  po_number text,
  -- SHA-256 of the secret in a guest's link.
  guest_token_hash bytea,
  payment jsonb,
  cancel_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_of_user ON orders (user_id, created_at DESC, id);
CREATE INDEX orders_of_email ON orders (email) WHERE user_id IS NULL;
CREATE INDEX orders_by_status ON orders (status, created_at);

-- What was bought, as it was then.
CREATE TABLE order_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  product_id integer REFERENCES products (id) ON DELETE SET NULL,
  variant_id integer REFERENCES variants (id) ON DELETE SET NULL,
  sku text NOT NULL,
  title text NOT NULL,
  size text NOT NULL,
  color text NOT NULL,
  drawing text NOT NULL,
  list_price_cents integer NOT NULL,
  unit_price_cents integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0)
);
CREATE INDEX order_items_order ON order_items (order_id, id);
CREATE INDEX order_items_product ON order_items (product_id);
CREATE INDEX order_items_variant ON order_items (variant_id);

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status text NOT NULL,
  note text,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX order_events_order ON order_events (order_id, id);

CREATE TABLE parcels (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  carrier text NOT NULL,
  tracking_number text NOT NULL,
  tracking_url text,
  tracking_status text NOT NULL DEFAULT 'packed' CHECK (tracking_status IN
    ('packed', 'shipped', 'out_for_delivery', 'delivered', 'exception', 'returned')),
  eta date,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (carrier, tracking_number)
);
CREATE INDEX parcels_order ON parcels (order_id, id);

CREATE TABLE parcel_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parcel_id integer NOT NULL REFERENCES parcels (id) ON DELETE CASCADE,
  status text NOT NULL,
  place text,
  note text,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX parcel_events_parcel ON parcel_events (parcel_id, id);

-- One use of a coupon per email and per user; cancelling the order gives it back.
CREATE TABLE coupon_uses (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  coupon_id integer NOT NULL REFERENCES coupons (id),
  email text NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  UNIQUE (coupon_id, email),
  UNIQUE (coupon_id, user_id)
);

-- SHA-256 of caller and Idempotency-Key → the answer that the first request with it was given.
CREATE TABLE idempotency_keys (
  key_hash bytea PRIMARY KEY,
  request_hash bytea NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  guest_token text,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Mails to be sent: written with what they tell of, sent by a worker.
CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  template text NOT NULL,
  data jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at) WHERE sent_at IS NULL;

CREATE TABLE payment_methods (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL,
  provider_reference text NOT NULL,
  brand text NOT NULL,
  last4 char(4) NOT NULL,
  exp_month smallint NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year smallint NOT NULL CHECK (exp_year BETWEEN 2000 AND 2100),
  holder_name text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX payment_methods_default ON payment_methods (user_id) WHERE is_default;
CREATE INDEX payment_methods_user ON payment_methods (user_id, created_at DESC);
