CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"terms" text[] NOT NULL,
	CONSTRAINT "search_synonyms_terms_check" CHECK (cardinality("search_synonyms"."terms") >= 2)
);--> statement-breakpoint
INSERT INTO "search_synonyms" ("terms") VALUES
  ('{"rash guard","rashguard","rash vest","rashie"}'),
  ('{"mouth guard","mouthguard","mouthpiece","mouth piece","gum shield","gumshield"}'),
  ('{"hand wrap","handwrap","boxing wrap","hand bandage"}'),
  ('{"jiu jitsu","jiujitsu","bjj","brazilian jiu jitsu","ju jitsu"}'),
  ('{"gi","kimono","dogi","keikogi","uniform"}'),
  ('{"dobok","taekwondo gi","taekwondo uniform"}'),
  ('{"taekwondo","tae kwon do","tkd"}'),
  ('{"muay thai","thai boxing","thai"}'),
  ('{"mma","mixed martial arts","cage fighting"}'),
  ('{"no gi","nogi","grappling"}'),
  ('{"head guard","headguard","headgear","head gear","helmet","boxing helmet","boxing headgear"}'),
  ('{"shin guard","shinguard","shin pad","shin protector"}'),
  ('{"focus mitt","focus pad","punch mitt","hook and jab pad","coaching mitt"}'),
  ('{"thai pad","kick pad"}'),
  ('{"kick shield","strike shield","body shield"}'),
  ('{"heavy bag","punching bag","punch bag","boxing bag"}'),
  ('{"speed bag","speed ball","speedball"}'),
  ('{"uppercut bag","angle bag"}'),
  ('{"banana bag","muay thai bag"}'),
  ('{"t shirt","tshirt","tee","tee shirt"}'),
  ('{"hoodie","hoody","hooded sweatshirt","sweatshirt"}'),
  ('{"tank top","singlet","sleeveless shirt","muscle shirt"}'),
  ('{"compression shorts","vale tudo shorts","base layer"}'),
  ('{"shorts","trunks"}'),
  ('{"duffel","duffle","gym bag","sports bag","kit bag"}'),
  ('{"holdall","carryall"}'),
  ('{"backpack","rucksack","back pack"}'),
  ('{"bottle","water bottle","flask"}'),
  ('{"shaker","protein shaker","blender bottle"}'),
  ('{"kids","children","youth","junior","boys","girls"}'),
  ('{"women","ladies","female"}'),
  ('{"belt","obi"}'),
  ('{"rank belt","karate belt","grading belt","martial arts belt"}'),
  ('{"gray","grey"}'),
  ('{"hook and loop","velcro"}'),
  ('{"lace up","lace","laced"}'),
  ('{"skipping rope","jump rope","speed rope"}'),
  ('{"groin guard","groin protector","cup"}'),
  ('{"elbow pad","elbow guard"}'),
  ('{"knee pad","knee guard"}'),
  ('{"ninja","shinobi"}'),
  ('{"tabi","split toe"}'),
  ('{"mask","balaclava"}');
--> statement-breakpoint
CREATE TRIGGER search_synonyms_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue_listing_changed();
--> statement-breakpoint
-- Text as searches compare it: a number and its unit are one word, so that "16 oz" and "16-ounce" are "16oz".
-- `joinUnits` (search-words.ts) does the same for what shoppers type.
CREATE FUNCTION search_text(raw text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(raw),
    '(\d)[\s-]*(?:ounces?|oz)(?![a-z0-9])', '\1oz', 'g'),
    '(\d)[\s-]*(?:inch(?:es)?|in|["”″])(?![a-z0-9])', '\1in', 'g'),
    '(\d)[\s-]*(?:pounds?|lbs?)(?![a-z0-9])', '\1lb', 'g'),
    '(\d)[\s-]*(?:kilos?|kilograms?|kgs?)(?![a-z0-9])', '\1kg', 'g'),
    '(\d)[\s-]*(?:centimeters?|cms?)(?![a-z0-9])', '\1cm', 'g'),
    '(\d)[\s-]*(?:milliliters?|ml)(?![a-z0-9])', '\1ml', 'g'),
    '(\d)[\s-]*(?:foot|feet|ft)(?![a-z0-9])', '\1ft', 'g')
$$;
--> statement-breakpoint
-- The two words of the search that this one joins, the most used first.
CREATE FUNCTION split_word(joined text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT first.word || ' ' || second.word
  FROM generate_series(2, length(joined) - 2) place
    JOIN search_words first ON first.word = left(joined, place)
    JOIN search_words second ON second.word IN (right(joined, -place), right(joined, -place) || 's', rtrim(right(joined, -place), 's'))
  ORDER BY least(first.uses, second.uses) DESC, place LIMIT 1
$$;
--> statement-breakpoint
-- Updates the derived columns of these products as of a moment, with sale prices by their schedule; writes only rows that
-- change.
CREATE OR REPLACE FUNCTION refresh_products(ids integer[], at timestamptz DEFAULT now()) RETURNS void LANGUAGE sql AS $$
  WITH priced AS (
    SELECT v.*, CASE WHEN v.sale_price_cents < v.price_cents AND coalesce(p.sale_starts_at <= at, true)
        AND coalesce(p.sale_ends_at > at, true) THEN v.sale_price_cents ELSE v.price_cents END AS paid
    FROM variants v JOIN products p ON p.id = v.product_id WHERE v.product_id = ANY (ids)
  ), totals AS (
    SELECT product_id, min(paid) AS lowest, max(paid) AS highest, sum(stock)::integer AS stock,
      bool_or(paid < price_cents) AS on_sale, array_agg(DISTINCT size) AS sizes, array_agg(DISTINCT color) AS colors,
      string_agg(DISTINCT sku, ' ') AS codes
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
      setweight(to_tsvector('english', search_text(self.title)), 'A')
        || setweight(to_tsvector('english', search_text(self.brand || ' ' || paths.titles)), 'B')
        || setweight(to_tsvector('english', coalesce(array_to_string(totals.colors, ' '), '')), 'C')
        || setweight(to_tsvector('simple', search_text(coalesce(array_to_string(totals.sizes, ' '), ''))), 'C')
        || setweight(to_tsvector('simple', translate(lower(coalesce(totals.codes, '')), '-_./', '    ')), 'D')
        || setweight(to_tsvector('english', search_text(self.description || ' ' || self.materials)), 'D') AS search,
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
--> statement-breakpoint
SELECT refresh_products(array_agg(id)) FROM products;
