CREATE TABLE "order_return_lines" (
	"return_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"new_variant_id" integer,
	"new_sku" text,
	"new_size" text,
	CONSTRAINT "order_return_lines_pkey" PRIMARY KEY("return_id","item_id"),
	CONSTRAINT "order_return_lines_quantity_check" CHECK ("order_return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"message" text,
	"carrier" text,
	"tracking_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_kind_check" CHECK ("order_returns"."kind" IN ('refund', 'exchange')),
	CONSTRAINT "order_returns_status_check" CHECK ("order_returns"."status" IN ('requested', 'approved', 'declined', 'received', 'refunded', 'exchanged', 'closed')),
	CONSTRAINT "order_returns_reason_check" CHECK ("order_returns"."reason" IN ('too_small', 'too_large', 'not_as_described', 'damaged', 'changed_mind', 'other')),
	CONSTRAINT "order_returns_tracking_check" CHECK (("order_returns"."carrier" IS NULL) = ("order_returns"."tracking_number" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_fkey" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_new_variant_id_fkey" FOREIGN KEY ("new_variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_lines_item" ON "order_return_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_return_lines_variant" ON "order_return_lines" USING btree ("new_variant_id");--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_returns_status" ON "order_returns" USING btree ("status","id");