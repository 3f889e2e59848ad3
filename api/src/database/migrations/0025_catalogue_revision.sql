-- How often the catalogue was changed by transactions that are visible, so that who keeps answers knows when they are
-- out of date. The count stands in stripes, one per connection, so that orders do not wait for each other: a reader sums.
CREATE TABLE catalogue_revisions (
  stripe smallint PRIMARY KEY,
  -- Anything that a product shows.
  content bigint NOT NULL DEFAULT 0,
  -- Which products a listing holds, in which order, and what its facets count.
  listing bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 20);
INSERT INTO catalogue_revisions (stripe) SELECT generate_series(0, 63);

CREATE FUNCTION count_catalogue_change(listing_too boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE catalogue_revisions SET content = content + 1, listing = listing + listing_too::integer
  WHERE stripe = abs(pg_backend_pid()) % 64
$$;

CREATE FUNCTION catalogue_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM count_catalogue_change(false); RETURN NULL; END
$$;
CREATE FUNCTION catalogue_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM count_catalogue_change(true); RETURN NULL; END
$$;

-- A product whose number of pieces alone went up or down stays where it is listed.
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM count_catalogue_change(EXISTS (
      SELECT 1 FROM old_rows o JOIN new_rows n USING (id)
      WHERE (o.published, o.category_ids, o.price_cents, o.in_stock, o.on_sale, o.sizes, o.colors, o.rating_average,
          o.rating_count, o.popularity, o.launched_at, o.search)
        IS DISTINCT FROM (n.published, n.category_ids, n.price_cents, n.in_stock, n.on_sale, n.sizes, n.colors,
          n.rating_average, n.rating_count, n.popularity, n.launched_at, n.search)));
    RETURN NULL;
  END
$$;

CREATE TRIGGER products_revision_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_revision AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
CREATE TRIGGER variants_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_content_changed();
CREATE TRIGGER categories_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
CREATE TRIGGER color_tints_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON color_tints
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
CREATE TRIGGER search_words_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();

-- A product's pieces follow those of its variants within the transaction that moves them. Products are locked in id
-- order and after the variants, as everywhere.
CREATE FUNCTION variants_moved_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE moved integer[];
  BEGIN
    SELECT array_agg(DISTINCT n.product_id) INTO moved
    FROM old_rows o JOIN new_rows n USING (id) WHERE o.stock <> n.stock;
    IF moved IS NULL THEN RETURN NULL; END IF;
    PERFORM 1 FROM products WHERE id = ANY (moved) ORDER BY id FOR NO KEY UPDATE;
    UPDATE products p SET stock = p.stock + by_product.amount, in_stock = p.stock + by_product.amount > 0
    FROM (
      SELECT n.product_id, sum(n.stock - o.stock)::integer AS amount
      FROM old_rows o JOIN new_rows n USING (id) GROUP BY n.product_id HAVING sum(n.stock - o.stock) <> 0
    ) by_product
    WHERE p.id = by_product.product_id;
    RETURN NULL;
  END
$$;
CREATE TRIGGER variants_stock AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_moved_stock();
