CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer REFERENCES categories (id),
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  title text NOT NULL,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description text NOT NULL DEFAULT '',
  image text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CHECK ((level = 1) = (parent_id IS NULL))
);
CREATE INDEX categories_parent ON categories (parent_id, position);

CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories (id),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL,
  brand text NOT NULL,
  description text NOT NULL,
  materials text NOT NULL,
  features text[] NOT NULL DEFAULT '{}',
  drawing text NOT NULL,
  images text[] NOT NULL DEFAULT '{}',
  published boolean NOT NULL DEFAULT true,
  launched_at timestamptz NOT NULL DEFAULT now(),
  popularity integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- All below is derived from variants, categories and ratings by refresh_products.
  category_ids integer[] NOT NULL DEFAULT '{}',
  price_cents integer NOT NULL DEFAULT 0,
  list_price_cents integer NOT NULL DEFAULT 0,
  sale_price_cents integer,
  has_price_range boolean NOT NULL DEFAULT false,
  stock integer NOT NULL DEFAULT 0,
  in_stock boolean NOT NULL DEFAULT false,
  on_sale boolean NOT NULL DEFAULT false,
  sizes text[] NOT NULL DEFAULT '{}',
  colors text[] NOT NULL DEFAULT '{}',
  swatches jsonb NOT NULL DEFAULT '[]',
  rating_average numeric(3, 2) NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  search tsvector NOT NULL DEFAULT ''
);
CREATE INDEX products_search ON products USING gin (search);
CREATE INDEX products_categories ON products USING gin (category_ids);
CREATE INDEX products_sizes ON products USING gin (sizes);
CREATE INDEX products_colors ON products USING gin (colors);
CREATE INDEX products_by_popularity ON products (popularity DESC, id) WHERE published;
CREATE INDEX products_by_launch ON products (launched_at DESC, id DESC) WHERE published;
CREATE INDEX products_by_price ON products (price_cents, id) WHERE published;
CREATE INDEX products_by_rating ON products (rating_average DESC, rating_count DESC, id) WHERE published;
CREATE INDEX products_on_sale ON products (id) WHERE published AND on_sale;

CREATE TABLE variants (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  sku text NOT NULL UNIQUE,
  size text NOT NULL,
  color text NOT NULL,
  color_hex text NOT NULL CHECK (color_hex ~ '^#[0-9a-f]{6}$'),
  drawing text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents > 0),
  sale_price_cents integer CHECK (sale_price_cents > 0),
  stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  position integer NOT NULL DEFAULT 0,
  UNIQUE (product_id, size, color)
);
CREATE INDEX variants_product ON variants (product_id, position, id);

CREATE TABLE ratings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  user_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text,
  comment text NOT NULL,
  fit text CHECK (fit IN ('small', 'true', 'large')),
  height_cm smallint,
  weight_kg smallint,
  images text[] NOT NULL DEFAULT '{}',
  verified_purchase boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'published', 'declined')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (product_id, email)
);
CREATE INDEX ratings_published ON ratings (product_id, created_at DESC, id DESC) WHERE status = 'published';

CREATE TABLE size_charts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL UNIQUE REFERENCES categories (id) ON DELETE CASCADE,
  title text NOT NULL,
  unit text NOT NULL,
  columns text[] NOT NULL,
  rows jsonb NOT NULL,
  how_to_measure text[] NOT NULL,
  position integer NOT NULL DEFAULT 0
);

-- Every word that a product can be found by: typing mistakes are mended to the nearest of these.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  uses integer NOT NULL
);
CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops);

-- A category with its ancestors, from the top down.
CREATE FUNCTION category_path(start integer) RETURNS integer[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE up AS (
    SELECT id, parent_id, level FROM categories WHERE id = start
    UNION ALL
    SELECT c.id, c.parent_id, c.level FROM categories c JOIN up ON c.id = up.parent_id
  )
  SELECT coalesce(array_agg(id ORDER BY level), '{}') FROM up
$$;

-- Brings the derived columns of these products up to date.
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
  ), paths AS (
    SELECT c.id, category_path(c.id) AS path,
      (SELECT string_agg(t.title, ' ') FROM categories t WHERE t.id = ANY (category_path(c.id))) AS titles
    FROM categories c
  )
  UPDATE products p SET
    category_ids = paths.path,
    price_cents = coalesce(totals.lowest, 0),
    list_price_cents = coalesce(cheapest.price_cents, 0),
    sale_price_cents = cheapest.sale,
    has_price_range = coalesce(totals.highest > totals.lowest, false),
    stock = coalesce(totals.stock, 0),
    in_stock = coalesce(totals.stock > 0, false),
    on_sale = coalesce(totals.on_sale, false),
    sizes = coalesce(totals.sizes, '{}'),
    colors = coalesce(totals.colors, '{}'),
    swatches = coalesce(swatches.list, '[]'),
    rating_average = coalesce(reviews.average, 0),
    rating_count = coalesce(reviews.count, 0),
    search = setweight(to_tsvector('english', p.title), 'A')
      || setweight(to_tsvector('english', p.brand || ' ' || paths.titles), 'B')
      || setweight(to_tsvector('english', coalesce(array_to_string(totals.colors, ' '), '')), 'C')
      || setweight(to_tsvector('english', p.description || ' ' || p.materials), 'D')
  FROM products self
    JOIN paths ON paths.id = self.category_id
    LEFT JOIN totals ON totals.product_id = self.id
    LEFT JOIN cheapest ON cheapest.product_id = self.id
    LEFT JOIN swatches ON swatches.product_id = self.id
    LEFT JOIN reviews ON reviews.product_id = self.id
  WHERE p.id = self.id AND self.id = ANY (ids)
$$;

-- Gathers the words anew; to be called when titles, brands, categories or colours changed.
CREATE FUNCTION refresh_search_words() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_words;
  INSERT INTO search_words (word, uses)
  SELECT word, count(*) FROM (
    SELECT regexp_split_to_table(lower(p.title || ' ' || p.brand || ' ' || c.title || ' ' || array_to_string(p.colors, ' ')), '[^a-z0-9]+') AS word
    FROM products p JOIN categories c ON c.id = ANY (p.category_ids)
    WHERE p.published
  ) words WHERE length(word) >= 2 GROUP BY word
$$;
