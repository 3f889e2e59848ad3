-- The form in which one mailbox has one email. modules/cart/canonical-email.ts does the same; this copy is for the rows
-- that are there already.
CREATE FUNCTION pg_temp.canonical_email(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN domain IN ('gmail.com', 'googlemail.com') AND replace(name, '.', '') <> '' THEN replace(name, '.', '') || '@gmail.com'
    WHEN domain IN ('gmail.com', 'googlemail.com') THEN name || '@gmail.com'
    ELSE name || '@' || domain
  END
  FROM (SELECT
    coalesce(nullif(split_part(regexp_replace(email, '@[^@]*$', ''), '+', 1), ''), regexp_replace(email, '@[^@]*$', '')) AS name,
    substring(email FROM '[^@]*$') AS domain) AS parts
$$;

-- Somebody who used a coupon under several spellings before keeps these uses; the first of them takes the canonical form.
UPDATE coupon_uses SET email = canonical FROM (
  SELECT order_id AS id, pg_temp.canonical_email(email) AS canonical,
    row_number() OVER (
      PARTITION BY coupon_id, pg_temp.canonical_email(email)
      ORDER BY email = pg_temp.canonical_email(email) DESC, order_id
    ) AS place
  FROM coupon_uses
) AS spelled
WHERE order_id = id AND place = 1 AND email <> canonical;

ALTER TABLE subscribers ADD COLUMN canonical_email text;
UPDATE subscribers SET canonical_email = pg_temp.canonical_email(email);
ALTER TABLE subscribers ALTER COLUMN canonical_email SET NOT NULL;
CREATE INDEX subscribers_canonical_email ON subscribers (canonical_email) WHERE coupon_id IS NOT NULL;
