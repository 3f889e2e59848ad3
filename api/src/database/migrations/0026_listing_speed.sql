-- Facets are counted from this index alone; the rows of products, ten times as large, stay unread.
CREATE INDEX products_listing ON products (id)
  INCLUDE (category_ids, sizes, colors, price_cents, rating_average, in_stock, on_sale) WHERE published;
CREATE INDEX products_reduction
  ON products (((list_price_cents - price_cents)::real / greatest(list_price_cents, 1)) DESC, id)
  WHERE published AND on_sale;
-- Room to move a product's stock without touching its indexes.
ALTER TABLE products SET (fillfactor = 85);
ALTER TABLE variants SET (fillfactor = 85);

-- As before, but writes only products whose derived columns are out of date, and walks each category's path once.
CREATE OR REPLACE FUNCTION refresh_products(ids integer[]) RETURNS void LANGUAGE sql AS $$
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

-- As before, without bare numbers: a number is no misspelling of another.
CREATE OR REPLACE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
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

-- The known words that look most like this one, by the index on trigrams.
CREATE FUNCTION near_words(wanted text) RETURNS text[] LANGUAGE sql STABLE
  SET pg_trgm.similarity_threshold = 0.1 AS $$
  SELECT array_agg(word) FROM (
    SELECT word FROM search_words WHERE word % wanted ORDER BY similarity(word, wanted) DESC, uses DESC LIMIT 40
  ) near
$$;
