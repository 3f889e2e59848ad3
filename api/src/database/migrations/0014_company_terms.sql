CREATE TABLE "company_terms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"net_days" smallint DEFAULT 0 NOT NULL,
	"credit_limit_cents" integer DEFAULT 0 NOT NULL,
	"is_tax_exempt" boolean DEFAULT false NOT NULL,
	"certificate_number" text,
	"certificate_expires_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_terms_credit_limit_cents_check" CHECK ("company_terms"."credit_limit_cents" >= 0),
	CONSTRAINT "company_terms_net_days_check" CHECK ("company_terms"."net_days" BETWEEN 0 AND 365),
	CONSTRAINT "company_terms_certificate_check" CHECK (NOT "company_terms"."is_tax_exempt" OR "company_terms"."certificate_number" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "company_terms" ADD CONSTRAINT "company_terms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_open_invoices" ON "orders" USING btree ("user_id","due_on") WHERE "orders"."payment_status" = 'invoice';