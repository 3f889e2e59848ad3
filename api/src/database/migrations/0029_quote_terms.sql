ALTER TABLE "equipment_requests" DROP CONSTRAINT "equipment_requests_check1";--> statement-breakpoint
ALTER TABLE "equipment_requests" DROP CONSTRAINT "equipment_requests_status_check";--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD COLUMN "lead_time" text;--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD COLUMN "quote_expires_on" date;--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD COLUMN "counter_cents" integer;--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD COLUMN "counter_note" text;--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD CONSTRAINT "equipment_requests_counter_cents_check" CHECK ("equipment_requests"."counter_cents" > 0);--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD CONSTRAINT "equipment_requests_countered_check" CHECK ("equipment_requests"."status" <> 'countered' OR "equipment_requests"."counter_note" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD CONSTRAINT "equipment_requests_check1" CHECK ("equipment_requests"."status" NOT IN ('quoted', 'countered', 'approved', 'in_production', 'completed') OR "equipment_requests"."quote_cents" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "equipment_requests" ADD CONSTRAINT "equipment_requests_status_check" CHECK ("equipment_requests"."status" IN ('received', 'quoted', 'countered', 'approved', 'in_production', 'completed', 'declined'));