-- What the schema in TypeScript cannot express. From here on, each change of these objects is a new migration.

-- Space in each page, so that updates of a product's or variant's stock don't touch its indexes.
ALTER TABLE products SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE variants SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE catalogue_revisions SET (fillfactor = 20);
--> statement-breakpoint
-- Facets are counted from this index alone, without reading the rows of products, which are ten times as large.
CREATE INDEX products_listing ON products (id)
  INCLUDE (category_ids, sizes, colors, price_cents, rating_average, in_stock, on_sale) WHERE published;
--> statement-breakpoint
-- Discount tiers don't overlap; their bounds are inclusive.
ALTER TABLE tiers ADD EXCLUDE USING gist (int8range(from_cents, to_cents, '[]') WITH &&);
--> statement-breakpoint
-- One row per stripe of the change counter; connections are spread over them.
INSERT INTO catalogue_revisions (stripe) SELECT generate_series(0, 63);
--> statement-breakpoint
-- The ids of a category and its ancestors, topmost first.
CREATE FUNCTION category_path(start integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE up AS (
    SELECT id, parent_id, level FROM categories WHERE id = start
    UNION ALL
    SELECT c.id, c.parent_id, c.level FROM categories c JOIN up ON c.id = up.parent_id
  )
  SELECT coalesce(array_agg(id ORDER BY level), '{}') FROM up
$$;
--> statement-breakpoint
-- Updates the derived columns of these products; writes only rows that change.
CREATE FUNCTION refresh_products(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH priced AS (
    SELECT v.*, CASE WHEN sale_price_cents < price_cents THEN sale_price_cents ELSE price_cents END AS paid
    FROM variants v WHERE product_id = ANY (ids)
  ), totals AS (
    SELECT product_id, min(paid) AS lowest, max(paid) AS highest, sum(stock)::integer AS stock,
      bool_or(paid < price_cents) AS on_sale, array_agg(DISTINCT size) AS sizes, array_agg(DISTINCT color) AS colors
    FROM priced GROUP BY product_id
  ), cheapest AS (
    SELECT DISTINCT ON (product_id) product_id, price_cents, nullif(paid, price_cents) AS sale
    FROM priced ORDER BY product_id, paid, position, id
  ), tints AS (
    SELECT product_id, color, min(color_hex) AS hex, (array_agg(drawing ORDER BY position, id))[1] AS drawing,
      min(position) AS place, min(id) AS first_id
    FROM priced GROUP BY product_id, color
  ), swatches AS (
    SELECT product_id,
      jsonb_agg(jsonb_build_object('name', color, 'hex', hex, 'drawing', drawing) ORDER BY place, first_id) AS list
    FROM tints GROUP BY product_id
  ), reviews AS (
    SELECT product_id, round(avg(rating), 2) AS average, count(*)::integer AS count
    FROM ratings WHERE status = 'published' AND product_id = ANY (ids) GROUP BY product_id
  ), paths AS MATERIALIZED (
    SELECT c.id, c.path, (SELECT string_agg(t.title, ' ' ORDER BY t.level) FROM categories t WHERE t.id = ANY (c.path)) AS titles
    FROM (
      SELECT used.id, category_path(used.id) AS path
      FROM (SELECT DISTINCT category_id AS id FROM products WHERE id = ANY (ids)) used
    ) c
  ), fresh AS (
    SELECT self.id,
      paths.path AS category_ids,
      coalesce(totals.lowest, 0) AS price_cents,
      coalesce(cheapest.price_cents, 0) AS list_price_cents,
      cheapest.sale AS sale_price_cents,
      coalesce(totals.highest > totals.lowest, false) AS has_price_range,
      coalesce(totals.stock, 0) AS stock,
      coalesce(totals.stock > 0, false) AS in_stock,
      coalesce(totals.on_sale, false) AS on_sale,
      coalesce(totals.sizes, '{}') AS sizes,
      coalesce(totals.colors, '{}') AS colors,
      coalesce(swatches.list, '[]') AS swatches,
      coalesce(reviews.average, 0) AS rating_average,
      coalesce(reviews.count, 0) AS rating_count,
      setweight(to_tsvector('english', self.title), 'A')
        || setweight(to_tsvector('english', self.brand || ' ' || paths.titles), 'B')
        || setweight(to_tsvector('english', coalesce(array_to_string(totals.colors, ' '), '')), 'C')
        || setweight(to_tsvector('english', self.description || ' ' || self.materials), 'D') AS search
    FROM products self
      JOIN paths ON paths.id = self.category_id
      LEFT JOIN totals ON totals.product_id = self.id
      LEFT JOIN cheapest ON cheapest.product_id = self.id
      LEFT JOIN swatches ON swatches.product_id = self.id
      LEFT JOIN reviews ON reviews.product_id = self.id
    WHERE self.id = ANY (ids)
  )
  UPDATE products p SET (category_ids, price_cents, list_price_cents, sale_price_cents, has_price_range, stock, in_stock,
      on_sale, sizes, colors, swatches, rating_average, rating_count, search)
    = (f.category_ids, f.price_cents, f.list_price_cents, f.sale_price_cents, f.has_price_range, f.stock, f.in_stock,
      f.on_sale, f.sizes, f.colors, f.swatches, f.rating_average, f.rating_count, f.search)
  FROM fresh f
  WHERE p.id = f.id AND (p.category_ids, p.price_cents, p.list_price_cents, p.sale_price_cents, p.has_price_range, p.stock,
      p.in_stock, p.on_sale, p.sizes, p.colors, p.swatches, p.rating_average, p.rating_count, p.search)
    IS DISTINCT FROM (f.category_ids, f.price_cents, f.list_price_cents, f.sale_price_cents, f.has_price_range, f.stock,
      f.in_stock, f.on_sale, f.sizes, f.colors, f.swatches, f.rating_average, f.rating_count, f.search)
$$;
--> statement-breakpoint
-- Rebuilds the words of the search; call it after titles, brands, categories or colors changed. Numbers alone are left out:
-- a number is not a typo of another.
CREATE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_words;
  INSERT INTO search_words (word, uses)
  SELECT word, sum(uses) FROM (
    SELECT regexp_split_to_table(lower(text), '[^a-z0-9]+') AS word, uses FROM (
      SELECT title AS text, 1 AS uses FROM products WHERE published
      UNION ALL SELECT brand, count(*) FROM products WHERE published GROUP BY brand
      UNION ALL SELECT color, count(*) FROM products, unnest(colors) color WHERE published GROUP BY color
      UNION ALL SELECT c.title, count(*) FROM products, unnest(category_ids) id JOIN categories c USING (id)
        WHERE published GROUP BY c.id
    ) texts
  ) words WHERE length(word) >= 2 AND word ~ '[a-z]' GROUP BY word
$$;
--> statement-breakpoint
-- Up to 40 words of the search that are most similar to this one, by the trigram index.
CREATE FUNCTION near_words(wanted text) RETURNS text[] LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.1 AS $$
  SELECT array_agg(word) FROM (
    SELECT word FROM search_words WHERE word % wanted ORDER BY similarity(word, wanted) DESC, uses DESC LIMIT 40
  ) near
$$;
--> statement-breakpoint
-- Collects the swatch color of each color name.
CREATE FUNCTION refresh_color_tints() RETURNS void LANGUAGE sql AS $$
  INSERT INTO color_tints (name, hex)
  SELECT color, min(color_hex) FROM variants GROUP BY color
  ON CONFLICT (name) DO UPDATE SET hex = excluded.hex
$$;
--> statement-breakpoint
-- Counts one change in the stripe of this connection.
CREATE FUNCTION count_catalogue_change(listing_too boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE catalogue_revisions SET content = content + 1, listing = listing + listing_too::integer
  WHERE stripe = abs(pg_backend_pid()) % 64
$$;
--> statement-breakpoint
CREATE FUNCTION catalogue_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM count_catalogue_change(false); RETURN NULL; END
$$;
--> statement-breakpoint
CREATE FUNCTION catalogue_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM count_catalogue_change(true); RETURN NULL; END
$$;
--> statement-breakpoint
-- An update that changes only a product's stock count leaves listings as they are.
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
--> statement-breakpoint
CREATE FUNCTION terms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE catalogue_revisions SET terms = terms + 1 WHERE stripe = abs(pg_backend_pid()) % 64;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
-- Updates a product's stock in the transaction that changes its variants' stock. Products are locked in order of id, after
-- the variants.
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
--> statement-breakpoint
-- Whatever restocks a variant (an operator, an import, a cancelled order) queues its stock alerts in the same transaction.
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
--> statement-breakpoint
-- The audit log is append-only, also for the application's database role.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'the audit log is append-only'; END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER variants_back_in_stock AFTER UPDATE OF stock ON variants
  FOR EACH ROW WHEN (OLD.stock = 0 AND NEW.stock > 0) EXECUTE FUNCTION answer_stock_alerts();
--> statement-breakpoint
CREATE TRIGGER products_revision_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_revision AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
--> statement-breakpoint
CREATE TRIGGER variants_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_content_changed();
--> statement-breakpoint
CREATE TRIGGER categories_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
--> statement-breakpoint
CREATE TRIGGER color_tints_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON color_tints
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
--> statement-breakpoint
CREATE TRIGGER search_words_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
--> statement-breakpoint
CREATE TRIGGER variants_stock AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_moved_stock();
--> statement-breakpoint
CREATE TRIGGER settings_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION terms_changed();
--> statement-breakpoint
CREATE TRIGGER tiers_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tiers
  FOR EACH STATEMENT EXECUTE FUNCTION terms_changed();
--> statement-breakpoint
CREATE TRIGGER states_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON states
  FOR EACH STATEMENT EXECUTE FUNCTION terms_changed();
