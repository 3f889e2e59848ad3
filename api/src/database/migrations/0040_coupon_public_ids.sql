-- What the wire calls coupen_id: 50 random bits, so that a coupon cannot be had by counting. It stays a whole number that
-- JavaScript holds, and 16 digits that begin with 7 or 8 are nobody's card number, which no field may hold.
ALTER TABLE coupons ADD COLUMN public_id bigint NOT NULL UNIQUE
  DEFAULT 7000000000000000 + ('x' || left(md5(gen_random_uuid()::text), 13))::bit(50)::bigint;
