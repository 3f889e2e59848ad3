-- Who wants to know when a variant is back: one wish per email and variant, gone once it is answered.
CREATE TABLE stock_alerts (
  variant_id integer NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (variant_id, email)
);

-- Whatever brings stock back (an operator, an import, a cancelled order) answers the wishes in its own transaction.
CREATE FUNCTION answer_stock_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH answered AS (
    DELETE FROM stock_alerts a USING products p
    WHERE a.variant_id = NEW.id AND p.id = NEW.product_id AND p.published
    RETURNING a.email, p.id AS product_id, p.title
  )
  INSERT INTO mail_outbox (recipient, template, data)
  SELECT email, 'back-in-stock', jsonb_build_object(
    'productId', product_id, 'variantId', NEW.id, 'title', title, 'color', NEW.color, 'size', NEW.size)
  FROM answered;
  RETURN NULL;
END $$;
CREATE TRIGGER variants_back_in_stock AFTER UPDATE OF stock ON variants
  FOR EACH ROW WHEN (OLD.stock = 0 AND NEW.stock > 0) EXECUTE FUNCTION answer_stock_alerts();
