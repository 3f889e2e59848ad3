CREATE TABLE "listed_products" (
	"id" integer PRIMARY KEY NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"category_ids" integer[] NOT NULL,
	"price_cents" integer NOT NULL,
	"list_price_cents" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"on_sale" boolean NOT NULL,
	"sizes" text[] NOT NULL,
	"colors" text[] NOT NULL,
	"rating_average" numeric(3, 2) NOT NULL,
	"rating_count" integer NOT NULL,
	"names" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_categories";--> statement-breakpoint
DROP INDEX "products_by_launch";--> statement-breakpoint
DROP INDEX "products_by_popularity";--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
DROP INDEX "products_by_rating";--> statement-breakpoint
DROP INDEX "products_colors";--> statement-breakpoint
DROP INDEX "products_on_sale";--> statement-breakpoint
DROP INDEX "products_reduction";--> statement-breakpoint
DROP INDEX "products_sizes";--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_id_fkey" FOREIGN KEY ("id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_by_categories" ON "listed_products" USING btree ("category_ids");--> statement-breakpoint
CREATE INDEX "listed_by_launch" ON "listed_products" USING btree ("launched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listed_by_popularity" ON "listed_products" USING btree ("popularity" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_by_price" ON "listed_products" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX "listed_by_rating" ON "listed_products" USING btree ("rating_average" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "listed_categories" ON "listed_products" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "listed_colors" ON "listed_products" USING gin ("colors");--> statement-breakpoint
CREATE INDEX "listed_names" ON "listed_products" USING gin ("names");--> statement-breakpoint
CREATE INDEX "listed_on_sale" ON "listed_products" USING btree ("id") WHERE "listed_products"."on_sale";--> statement-breakpoint
CREATE INDEX "listed_reduction" ON "listed_products" USING btree ((("list_price_cents" - "price_cents")::real / greatest("list_price_cents", 1)) DESC,"id") WHERE "listed_products"."on_sale";--> statement-breakpoint
CREATE INDEX "listed_sizes" ON "listed_products" USING gin ("sizes");--> statement-breakpoint
DROP INDEX products_listing;
--> statement-breakpoint
-- Lists published products with what listings need of them, and only those.
CREATE FUNCTION list_products() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM listed_products l USING new_rows n WHERE l.id = n.id AND NOT n.published;
    INSERT INTO listed_products AS l (id, launched_at, popularity, category_ids, price_cents, list_price_cents, in_stock,
        on_sale, sizes, colors, rating_average, rating_count, names)
      SELECT id, launched_at, popularity, category_ids, price_cents, list_price_cents, in_stock, on_sale, sizes, colors,
        rating_average, rating_count, ts_filter(search, '{a,b,c}')
      FROM new_rows WHERE published ORDER BY id
    ON CONFLICT (id) DO UPDATE SET (launched_at, popularity, category_ids, price_cents, list_price_cents, in_stock, on_sale,
        sizes, colors, rating_average, rating_count, names)
      = (excluded.launched_at, excluded.popularity, excluded.category_ids, excluded.price_cents, excluded.list_price_cents,
        excluded.in_stock, excluded.on_sale, excluded.sizes, excluded.colors, excluded.rating_average,
        excluded.rating_count, excluded.names)
      WHERE l IS DISTINCT FROM excluded;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER products_listed AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_products();
--> statement-breakpoint
CREATE TRIGGER products_listed_update AFTER UPDATE ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_products();
--> statement-breakpoint
INSERT INTO listed_products (id, launched_at, popularity, category_ids, price_cents, list_price_cents, in_stock, on_sale,
    sizes, colors, rating_average, rating_count, names)
  SELECT id, launched_at, popularity, category_ids, price_cents, list_price_cents, in_stock, on_sale, sizes, colors,
    rating_average, rating_count, ts_filter(search, '{a,b,c}')
  FROM products WHERE published;
