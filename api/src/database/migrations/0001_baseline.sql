CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text DEFAULT 'Unknown device' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"is_verified" boolean DEFAULT true NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_check" CHECK ("users"."role" IN ('customer', 'wholeseller'))
);
--> statement-breakpoint
CREATE TABLE "wholesale_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wholesale_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"business_type" text NOT NULL,
	"tax_id" text NOT NULL,
	"resale_number" text,
	"phone" text NOT NULL,
	"website" text,
	"address" text NOT NULL,
	"address_2" text,
	"city" text NOT NULL,
	"state" char(2) NOT NULL,
	"zip" text NOT NULL,
	"monthly_volume" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wholesale_applications_user_id_key" UNIQUE("user_id"),
	CONSTRAINT "wholesale_applications_status_check" CHECK ("wholesale_applications"."status" IN ('pending', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "wholesale_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" integer NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wholesale_documents_file_key" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "wishlists_user_id_product_id_key" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_revisions" (
	"stripe" smallint PRIMARY KEY NOT NULL,
	"content" bigint DEFAULT 0 NOT NULL,
	"listing" bigint DEFAULT 0 NOT NULL,
	"terms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"level" smallint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_key" UNIQUE("slug"),
	CONSTRAINT "categories_check" CHECK (("categories"."level" = 1) = ("categories"."parent_id" IS NULL)),
	CONSTRAINT "categories_level_check" CHECK ("categories"."level" BETWEEN 1 AND 3),
	CONSTRAINT "categories_slug_check" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "color_tints" (
	"name" text PRIMARY KEY NOT NULL,
	"hex" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"description" text NOT NULL,
	"materials" text NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"drawing" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"launched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"list_price_cents" integer DEFAULT 0 NOT NULL,
	"sale_price_cents" integer,
	"has_price_range" boolean DEFAULT false NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"in_stock" boolean DEFAULT false NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"colors" text[] DEFAULT '{}' NOT NULL,
	"swatches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "products_slug_key" UNIQUE("slug"),
	CONSTRAINT "products_slug_check" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text,
	"comment" text NOT NULL,
	"fit" text,
	"height_cm" smallint,
	"weight_kg" smallint,
	"images" text[] DEFAULT '{}' NOT NULL,
	"verified_purchase" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_product_id_email_key" UNIQUE("product_id","email"),
	CONSTRAINT "ratings_fit_check" CHECK ("ratings"."fit" IN ('small', 'true', 'large')),
	CONSTRAINT "ratings_rating_check" CHECK ("ratings"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "ratings_status_check" CHECK ("ratings"."status" IN ('pending', 'published', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "size_charts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"title" text NOT NULL,
	"unit" text NOT NULL,
	"columns" text[] NOT NULL,
	"rows" jsonb NOT NULL,
	"how_to_measure" text[] NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "size_charts_category_id_key" UNIQUE("category_id")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_pkey" PRIMARY KEY("variant_id","email")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"color_hex" text NOT NULL,
	"drawing" text NOT NULL,
	"price_cents" integer NOT NULL,
	"sale_price_cents" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_sku_key" UNIQUE("sku"),
	CONSTRAINT "variants_product_id_size_color_key" UNIQUE("product_id","size","color"),
	CONSTRAINT "variants_color_hex_check" CHECK ("variants"."color_hex" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "variants_price_cents_check" CHECK ("variants"."price_cents" > 0),
	CONSTRAINT "variants_sale_price_cents_check" CHECK ("variants"."sale_price_cents" > 0),
	CONSTRAINT "variants_stock_check" CHECK ("variants"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"brand" text NOT NULL,
	"last4" char(4) NOT NULL,
	"exp_month" smallint NOT NULL,
	"exp_year" smallint NOT NULL,
	"holder_name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_methods_exp_month_check" CHECK ("payment_methods"."exp_month" BETWEEN 1 AND 12),
	CONSTRAINT "payment_methods_exp_year_check" CHECK ("payment_methods"."exp_year" BETWEEN 2000 AND 2100)
);
--> statement-breakpoint
CREATE TABLE "shipment_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"charges_cents" integer NOT NULL,
	"state" char(2) NOT NULL,
	"zip" text NOT NULL,
	"min_days" smallint NOT NULL,
	"max_days" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_rates_charges_cents_check" CHECK ("shipment_rates"."charges_cents" >= 0),
	CONSTRAINT "shipment_rates_type_check" CHECK ("shipment_rates"."type" IN ('simple', 'express'))
);
--> statement-breakpoint
CREATE TABLE "stock_hold_lines" (
	"key_hash" "bytea" NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_hold_lines_pkey" PRIMARY KEY("key_hash","variant_id"),
	CONSTRAINT "stock_hold_lines_quantity_check" CHECK ("stock_hold_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"caller_hash" "bytea" NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticity_checks" (
	"code" text NOT NULL,
	"network_hash" "bytea" NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authenticity_checks_pkey" PRIMARY KEY("code","network_hash")
);
--> statement-breakpoint
CREATE TABLE "authenticity_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"product_id" integer,
	"batch" text NOT NULL,
	"made_on" date NOT NULL,
	"first_checked_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "authenticity_codes_code_check" CHECK ("authenticity_codes"."code" ~ '^[A-Z0-9-]{6,32}$')
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"image" text NOT NULL,
	"alt" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"public_id" bigint DEFAULT 7000000000000000 + ('x' || left(md5(gen_random_uuid()::text), 13))::bit(50)::bigint NOT NULL,
	"code" text NOT NULL,
	"percent" smallint NOT NULL,
	"min_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"email" text,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_public_id_key" UNIQUE("public_id"),
	CONSTRAINT "coupons_code_key" UNIQUE("code"),
	CONSTRAINT "coupons_check" CHECK ("coupons"."max_uses" IS NULL OR "coupons"."uses" <= "coupons"."max_uses"),
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_max_uses_check" CHECK ("coupons"."max_uses" > 0),
	CONSTRAINT "coupons_min_subtotal_cents_check" CHECK ("coupons"."min_subtotal_cents" >= 0),
	CONSTRAINT "coupons_percent_check" CHECK ("coupons"."percent" BETWEEN 1 AND 100),
	CONSTRAINT "coupons_uses_check" CHECK ("coupons"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instagram_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instagram_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"image" text NOT NULL,
	"alt" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"sections" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_check" CHECK ("pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"logo" text NOT NULL,
	"sale_title" text NOT NULL,
	"alert_url" text NOT NULL,
	"express_shipment_cents" integer NOT NULL,
	"free_shipment_cents" integer NOT NULL,
	"simple_shipment_cents" integer NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"newsletter_image" text NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"pinterest" text DEFAULT '' NOT NULL,
	"youtube" text DEFAULT '' NOT NULL,
	"linkdin" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_express_shipment_cents_check" CHECK ("settings"."express_shipment_cents" >= 0),
	CONSTRAINT "settings_free_shipment_cents_check" CHECK ("settings"."free_shipment_cents" >= 0),
	CONSTRAINT "settings_id_check" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_simple_shipment_cents_check" CHECK ("settings"."simple_shipment_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sliders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"image" text NOT NULL,
	"alt" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "states" (
	"code" char(2) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tax_rate_ppm" integer NOT NULL,
	CONSTRAINT "states_tax_rate_ppm_check" CHECK ("states"."tax_rate_ppm" BETWEEN 0 AND 200000)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"canonical_email" text NOT NULL,
	"coupon_id" integer,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribers_unsubscribe_token_key" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_cents" integer NOT NULL,
	"to_cents" integer,
	"percent" smallint NOT NULL,
	CONSTRAINT "tiers_check" CHECK ("tiers"."to_cents" >= "tiers"."from_cents"),
	CONSTRAINT "tiers_from_cents_check" CHECK ("tiers"."from_cents" >= 0),
	CONSTRAINT "tiers_percent_check" CHECK ("tiers"."percent" BETWEEN 1 AND 90)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "coupon_uses_coupon_id_email_key" UNIQUE("coupon_id","email"),
	CONSTRAINT "coupon_uses_coupon_id_user_id_key" UNIQUE("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"drawing" text NOT NULL,
	"list_price_cents" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_number" text NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"fulfillment_status" text DEFAULT 'unfulfilled' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"sale_discount_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"discount_percent" smallint NOT NULL,
	"discount_label" text,
	"delivery_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"tax_rate_ppm" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"coupon_id" integer,
	"shipment_type" text NOT NULL,
	"min_days" smallint,
	"max_days" smallint,
	"address" jsonb NOT NULL,
	"billing" jsonb NOT NULL,
	"note" text,
	"po_number" text,
	"guest_token_hash" "bytea",
	"payment" jsonb,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_number_key" UNIQUE("order_number"),
	CONSTRAINT "orders_check" CHECK ("orders"."discount_cents" BETWEEN 0 AND "orders"."subtotal_cents"),
	CONSTRAINT "orders_check1" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" - "orders"."discount_cents" + "orders"."delivery_cents" + "orders"."tax_cents"),
	CONSTRAINT "orders_delivery_cents_check" CHECK ("orders"."delivery_cents" >= 0),
	CONSTRAINT "orders_fulfillment_status_check" CHECK ("orders"."fulfillment_status" IN ('unfulfilled', 'packed', 'shipped', 'delivered', 'returned')),
	CONSTRAINT "orders_order_number_check" CHECK ("orders"."order_number" ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
	CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" IN ('pending', 'paid', 'failed', 'refunded', 'invoice')),
	CONSTRAINT "orders_sale_discount_cents_check" CHECK ("orders"."sale_discount_cents" >= 0),
	CONSTRAINT "orders_shipment_type_check" CHECK ("orders"."shipment_type" IN ('simple', 'express')),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" IN ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'returned', 'on_hold')),
	CONSTRAINT "orders_subtotal_cents_check" CHECK ("orders"."subtotal_cents" >= 0),
	CONSTRAINT "orders_tax_cents_check" CHECK ("orders"."tax_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" integer NOT NULL,
	"status" text NOT NULL,
	"place" text,
	"note" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text,
	"tracking_status" text DEFAULT 'packed' NOT NULL,
	"eta" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_carrier_tracking_number_key" UNIQUE("carrier","tracking_number"),
	CONSTRAINT "parcels_tracking_status_check" CHECK ("parcels"."tracking_status" IN ('packed', 'shipped', 'out_for_delivery', 'delivered', 'exception', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "authenticity_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticity_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"barcode" text NOT NULL,
	"seller" text NOT NULL,
	"message" text NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equipment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "equipment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "equipment_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "equipment_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_number" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"organisation" text NOT NULL,
	"category" text NOT NULL,
	"items" jsonb NOT NULL,
	"design" text,
	"embroidery_text" text,
	"artwork" text[] DEFAULT '{}' NOT NULL,
	"needed_by" date,
	"budget" text,
	"notes" text,
	"status" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"quote_cents" integer,
	"quote_note" text,
	"quoted_at" timestamp with time zone,
	CONSTRAINT "equipment_requests_request_number_key" UNIQUE("request_number"),
	CONSTRAINT "equipment_requests_check" CHECK (("equipment_requests"."quote_cents" IS NULL) = ("equipment_requests"."quoted_at" IS NULL)),
	CONSTRAINT "equipment_requests_check1" CHECK ("equipment_requests"."status" NOT IN ('quoted', 'approved', 'in_production', 'completed') OR "equipment_requests"."quote_cents" IS NOT NULL),
	CONSTRAINT "equipment_requests_quote_cents_check" CHECK ("equipment_requests"."quote_cents" > 0),
	CONSTRAINT "equipment_requests_status_check" CHECK ("equipment_requests"."status" IN ('received', 'quoted', 'approved', 'in_production', 'completed', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"scope" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attempts_pkey" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mailed_to" text DEFAULT 'new_email' NOT NULL,
	CONSTRAINT "email_changes_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_mailed_to_check" CHECK ("email_changes"."mailed_to" IN ('old_email', 'new_email'))
);
--> statement-breakpoint
CREATE TABLE "email_undos" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "google_logins" (
	"browser_hash" "bytea" PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"next" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_pkey" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_identities_pkey" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "reset_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"reset_token_hash" "bytea",
	"reset_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reorder_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"roster_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "roster_entries_number_check" CHECK ("roster_entries"."number" ~ '^[0-9]{0,3}$')
);
--> statement-breakpoint
CREATE TABLE "rosters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"share_key" text NOT NULL,
	"title" text NOT NULL,
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rosters_share_key_key" UNIQUE("share_key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wholesale_applications" ADD CONSTRAINT "wholesale_applications_state_fkey" FOREIGN KEY ("state") REFERENCES "public"."states"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wholesale_applications" ADD CONSTRAINT "wholesale_applications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wholesale_documents" ADD CONSTRAINT "wholesale_documents_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "public"."wholesale_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_lines" ADD CONSTRAINT "stock_hold_lines_key_hash_fkey" FOREIGN KEY ("key_hash") REFERENCES "public"."stock_holds"("key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_lines" ADD CONSTRAINT "stock_hold_lines_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticity_checks" ADD CONSTRAINT "authenticity_checks_code_fkey" FOREIGN KEY ("code") REFERENCES "public"."authenticity_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticity_codes" ADD CONSTRAINT "authenticity_codes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_fkey" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_events" ADD CONSTRAINT "equipment_events_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "public"."equipment_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD CONSTRAINT "equipment_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_undos" ADD CONSTRAINT "email_undos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_identities" ADD CONSTRAINT "login_identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_codes" ADD CONSTRAINT "reset_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reorder_lists" ADD CONSTRAINT "reorder_lists_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_roster_id_fkey" FOREIGN KEY ("roster_id") REFERENCES "public"."rosters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rosters" ADD CONSTRAINT "rosters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "wholesale_applications_status" ON "wholesale_applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "wishlists_newest" ON "wishlists" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "products_by_categories" ON "products" USING btree ("category_ids") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_launch" ON "products" USING btree ("launched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_popularity" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_cents","id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_average" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id") WHERE "products"."published";--> statement-breakpoint
CREATE INDEX "products_categories" ON "products" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "products_colors" ON "products" USING gin ("colors");--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("id") WHERE "products"."published" AND "products"."on_sale";--> statement-breakpoint
CREATE INDEX "products_reduction" ON "products" USING btree ((("list_price_cents" - "price_cents")::real / greatest("list_price_cents", 1)) DESC,"id") WHERE "products"."published" AND "products"."on_sale";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_sizes" ON "products" USING gin ("sizes");--> statement-breakpoint
CREATE INDEX "ratings_email" ON "ratings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "ratings_published" ON "ratings" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "ratings"."status" = 'published';--> statement-breakpoint
CREATE INDEX "ratings_user" ON "ratings" USING btree ("user_id") WHERE "ratings"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id","position","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_order" ON "idempotency_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "shipment_rates_expiry" ON "shipment_rates" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_hold_lines_variant" ON "stock_hold_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_holds_caller" ON "stock_holds" USING btree ("caller_hash","held_until");--> statement-breakpoint
CREATE INDEX "stock_holds_expiry" ON "stock_holds" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "authenticity_checks_age" ON "authenticity_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "coupons_email" ON "coupons" USING btree ("email") WHERE "coupons"."email" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "subscribers_canonical_email" ON "subscribers" USING btree ("canonical_email") WHERE "subscribers"."coupon_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_order" ON "mail_outbox" USING btree (("data" ->> 'orderId')) WHERE "mail_outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_items_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_items_variant" ON "order_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "orders" USING btree ("email") WHERE "orders"."user_id" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("updated_at") WHERE "orders"."payment_status" = 'paid' AND "orders"."status" = 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_to_settle" ON "orders" USING btree ("created_at") WHERE "orders"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","id");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "authenticity_reports_email" ON "authenticity_reports" USING btree ("email");--> statement-breakpoint
CREATE INDEX "equipment_events_request" ON "equipment_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "equipment_requests_email" ON "equipment_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "equipment_requests_status" ON "equipment_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "equipment_requests_user" ON "equipment_requests" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "email_undos_email" ON "email_undos" USING btree ("email","expires_at");--> statement-breakpoint
CREATE INDEX "email_undos_user" ON "email_undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "google_logins_expiry" ON "google_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "login_codes_expiry" ON "login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_codes_user" ON "login_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_identities_user" ON "login_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_codes_user" ON "reset_codes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reorder_lists_user" ON "reorder_lists" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "roster_entries_name" ON "roster_entries" USING btree ("roster_id",lower("name"));--> statement-breakpoint
CREATE INDEX "rosters_product" ON "rosters" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "rosters_user" ON "rosters" USING btree ("user_id","created_at" DESC NULLS FIRST);