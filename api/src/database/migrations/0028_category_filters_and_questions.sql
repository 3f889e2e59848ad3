ALTER TABLE "categories" ADD COLUMN "disciplines" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "fits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "published_answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_published" ON "contact_messages" USING btree ("product_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contact_messages"."published_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_published_check" CHECK (("contact_messages"."published_at" IS NULL) = ("contact_messages"."published_answer" IS NULL) AND ("contact_messages"."published_at" IS NULL OR "contact_messages"."product_id" IS NOT NULL));