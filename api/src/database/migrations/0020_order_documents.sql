CREATE TABLE "document_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_kind_check" CHECK ("document_counters"."kind" IN ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"kind" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"issued_on" date NOT NULL,
	"total_cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_documents_pkey" PRIMARY KEY("kind","number"),
	CONSTRAINT "order_documents_kind_check" CHECK ("order_documents"."kind" IN ('invoice', 'credit_note')),
	CONSTRAINT "order_documents_total_cents_check" CHECK ("order_documents"."total_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_documents_order" ON "order_documents" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_one_invoice" ON "order_documents" USING btree ("order_id") WHERE "order_documents"."kind" = 'invoice';--> statement-breakpoint
INSERT INTO document_counters (kind, last) VALUES ('invoice', 0), ('credit_note', 0);
--> statement-breakpoint
-- The counter's row stays locked until the end of the transaction, so a number that is rolled back is given again.
CREATE FUNCTION number_order_document() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE document_counters SET last = last + 1 WHERE kind = NEW.kind RETURNING last INTO STRICT NEW.number;
    RETURN NEW;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER order_documents_number BEFORE INSERT ON order_documents
  FOR EACH ROW EXECUTE FUNCTION number_order_document();
--> statement-breakpoint
-- Documents stay as they were issued; only the link to a deleted order goes.
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.order_id IS NULL AND to_jsonb(NEW) - 'order_id' = to_jsonb(OLD) - 'order_id' THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'documents of orders are never changed';
  END
$$;
--> statement-breakpoint
CREATE TRIGGER order_documents_unchanged BEFORE UPDATE OR DELETE ON order_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_document_change();
--> statement-breakpoint
CREATE TRIGGER order_documents_kept BEFORE TRUNCATE ON order_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_document_change();
