ALTER TABLE "products" ADD COLUMN "sale_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prices_change_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "products_prices_change" ON "products" USING btree ("prices_change_at") WHERE "products"."prices_change_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_unpublished" ON "products" USING btree ("id") WHERE NOT "products"."published";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_check" CHECK ("products"."sale_ends_at" > "products"."sale_starts_at");--> statement-breakpoint
DROP FUNCTION refresh_products(integer[]);--> statement-breakpoint
-- Updates the derived columns of these products as of a moment, with sale prices by their schedule; writes only rows that
-- change.
CREATE FUNCTION refresh_products(ids integer[], at timestamptz DEFAULT now()) RETURNS void LANGUAGE sql AS $$
  WITH priced AS (
    SELECT v.*, CASE WHEN v.sale_price_cents < v.price_cents AND coalesce(p.sale_starts_at <= at, true)
        AND coalesce(p.sale_ends_at > at, true) THEN v.sale_price_cents ELSE v.price_cents END AS paid
    FROM variants v JOIN products p ON p.id = v.product_id WHERE v.product_id = ANY (ids)
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
        || setweight(to_tsvector('english', self.description || ' ' || self.materials), 'D') AS search,
      CASE WHEN self.sale_starts_at > at THEN self.sale_starts_at WHEN self.sale_ends_at > at THEN self.sale_ends_at END
        AS prices_change_at
    FROM products self
      JOIN paths ON paths.id = self.category_id
      LEFT JOIN totals ON totals.product_id = self.id
      LEFT JOIN cheapest ON cheapest.product_id = self.id
      LEFT JOIN swatches ON swatches.product_id = self.id
      LEFT JOIN reviews ON reviews.product_id = self.id
    WHERE self.id = ANY (ids)
  )
  UPDATE products p SET (category_ids, price_cents, list_price_cents, sale_price_cents, has_price_range, stock, in_stock,
      on_sale, sizes, colors, swatches, rating_average, rating_count, search,
      prices_change_at)
    = (f.category_ids, f.price_cents, f.list_price_cents, f.sale_price_cents, f.has_price_range, f.stock, f.in_stock,
      f.on_sale, f.sizes, f.colors, f.swatches, f.rating_average, f.rating_count, f.search,
      f.prices_change_at)
  FROM fresh f
  WHERE p.id = f.id AND (p.category_ids, p.price_cents, p.list_price_cents, p.sale_price_cents, p.has_price_range, p.stock,
      p.in_stock, p.on_sale, p.sizes, p.colors, p.swatches, p.rating_average, p.rating_count, p.search,
      p.prices_change_at)
    IS DISTINCT FROM (f.category_ids, f.price_cents, f.list_price_cents, f.sale_price_cents, f.has_price_range, f.stock,
      f.in_stock, f.on_sale, f.sizes, f.colors, f.swatches, f.rating_average, f.rating_count, f.search,
      f.prices_change_at)
$$;
