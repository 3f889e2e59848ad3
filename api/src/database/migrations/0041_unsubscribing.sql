-- Whoever holds the token of a newsletter mail may end that subscription. The row stays, so that its coupon is given once.
ALTER TABLE subscribers
  ADD COLUMN unsubscribe_token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  ADD COLUMN unsubscribed_at timestamptz;
