CREATE TABLE "inbox_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer,
	"report_id" integer,
	"actor" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_answers_subject_check" CHECK (("inbox_answers"."message_id" IS NULL) <> ("inbox_answers"."report_id" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notify_order" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notify_application" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notify_request" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notify_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notify_stock" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "notify_mail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticity_reports" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticity_reports" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "authenticity_reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "public"."authenticity_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_answers_message" ON "inbox_answers" USING btree ("message_id","id") WHERE "inbox_answers"."message_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_answers_report" ON "inbox_answers" USING btree ("report_id","id") WHERE "inbox_answers"."report_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ratings_pending" ON "ratings" USING btree ("id") WHERE "ratings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "authenticity_reports_status" ON "authenticity_reports" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_reply_check" CHECK (("ratings"."reply" IS NULL) = ("ratings"."replied_at" IS NULL));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status_check" CHECK ("contact_messages"."status" IN ('new', 'read', 'answered', 'done'));--> statement-breakpoint
ALTER TABLE "authenticity_reports" ADD CONSTRAINT "authenticity_reports_status_check" CHECK ("authenticity_reports"."status" IN ('new', 'read', 'answered', 'done'));
--> statement-breakpoint
-- One mail for each statement by which variants on sale fall below five pieces, the bound of the console's Today.
CREATE FUNCTION notify_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE low jsonb;
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM settings WHERE notify_stock <> '') THEN RETURN NULL; END IF;
    SELECT jsonb_agg(jsonb_build_object(
        'title', title, 'color', color, 'size', size, 'sku', sku, 'stock', stock) ORDER BY id) INTO low
      FROM (SELECT changed.*, products.title
        FROM new_rows changed
        JOIN old_rows before ON before.id = changed.id
        JOIN products ON products.id = changed.product_id AND products.published
        WHERE before.stock >= 5 AND changed.stock < 5
        ORDER BY changed.id LIMIT 50) listed;
    IF low IS NOT NULL THEN
      INSERT INTO mail_outbox (recipient, template, data)
        SELECT trim(address), 'staff-stock', jsonb_build_object('variants', low)
        FROM settings, unnest(string_to_array(notify_stock, ',')) address WHERE trim(address) <> '';
    END IF;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER variants_low_stock AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_low_stock();
