CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_items" (
	"parcel_id" integer NOT NULL,
	"order_item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_items_pkey" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_items_quantity_check" CHECK ("parcel_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_back_cents" integer NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_cents_check" CHECK ("refunds"."amount_cents" > 0),
	CONSTRAINT "refunds_paid_back_cents_check" CHECK ("refunds"."paid_back_cents" BETWEEN 0 AND "refunds"."amount_cents"),
	CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" IN ('card', 'transfer', 'store_credit'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_fulfillment_status_check";--> statement-breakpoint
DROP INDEX "orders_by_status";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "packed_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_fkey" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "orders" SET "credited_cents" = "total_cents", "refunded_cents" = "total_cents" WHERE "payment_status" = 'refunded' AND "payment" IS NOT NULL;--> statement-breakpoint
INSERT INTO "refunds" ("order_id", "amount_cents", "paid_back_cents", "method", "reason", "recorded_by", "created_at", "sent_at")
SELECT "id", "total_cents", "total_cents", 'card', coalesce("cancel_reason", 'Returned'), 'unknown', "updated_at", "updated_at"
FROM "orders" WHERE "payment_status" = 'refunded' AND "payment" IS NOT NULL AND "total_cents" > 0;--> statement-breakpoint
UPDATE "order_items" SET "packed_quantity" = "quantity" - "cancelled_quantity" WHERE "order_id" IN (SELECT "order_id" FROM "parcels");--> statement-breakpoint
INSERT INTO "parcel_items" ("parcel_id", "order_item_id", "quantity")
SELECT p."id", i."id", i."packed_quantity" FROM "parcels" p JOIN "order_items" i ON i."order_id" = p."order_id"
WHERE i."packed_quantity" > 0 AND NOT EXISTS (SELECT FROM "parcels" o WHERE o."order_id" = p."order_id" AND o."id" <> p."id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "parcel_items_order_item" ON "parcel_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_to_send" ON "refunds" USING btree ("created_at") WHERE "refunds"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "users_wholesalers" ON "users" USING btree ("email") WHERE "users"."role" = 'wholeseller';--> statement-breakpoint
CREATE INDEX "variants_stock" ON "variants" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_stuck" ON "mail_outbox" USING btree ("id") WHERE "mail_outbox"."sent_at" IS NULL AND "mail_outbox"."attempts" > 0;--> statement-breakpoint
CREATE INDEX "equipment_requests_open" ON "equipment_requests" USING btree ("id") WHERE "equipment_requests"."status" NOT IN ('completed', 'declined');--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_cancelled_quantity_check" CHECK ("order_items"."cancelled_quantity" BETWEEN 0 AND "order_items"."quantity");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_packed_quantity_check" CHECK ("order_items"."packed_quantity" BETWEEN 0 AND "order_items"."quantity" - "order_items"."cancelled_quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credited_cents_check" CHECK ("orders"."credited_cents" BETWEEN 0 AND "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_cents_check" CHECK ("orders"."refunded_cents" BETWEEN 0 AND LEAST("orders"."credited_cents", CASE WHEN "orders"."payment" IS NULL THEN "orders"."paid_cents" WHEN "orders"."payment_status" IN ('paid', 'refunded') THEN "orders"."total_cents" ELSE 0 END));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_overpaid_check" CHECK ("orders"."paid_cents" - "orders"."refunded_cents" <= "orders"."total_cents" - "orders"."credited_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfillment_status_check" CHECK ("orders"."fulfillment_status" IN ('unfulfilled', 'packed', 'partly_shipped', 'shipped', 'delivered', 'returned'));