CREATE TABLE "invoice_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	CONSTRAINT "invoice_payments_amount_cents_check" CHECK ("invoice_payments"."amount_cents" > 0),
	CONSTRAINT "invoice_payments_void_check" CHECK (("invoice_payments"."voided_at" IS NULL) = ("invoice_payments"."void_reason" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_reminders_pkey" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "invoice_reminders_kind_check" CHECK ("invoice_reminders"."kind" IN ('before_due', 'overdue'))
);
--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "invoice_reminders" text DEFAULT 'on' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_order" ON "invoice_payments" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_invoice_reminders_check" CHECK ("settings"."invoice_reminders" IN ('on', 'off'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_cents_check" CHECK ("orders"."paid_cents" BETWEEN 0 AND "orders"."total_cents");