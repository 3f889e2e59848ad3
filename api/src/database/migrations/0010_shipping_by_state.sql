ALTER TABLE "states" ADD COLUMN "ships" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "states" ADD COLUMN "extra_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_extra_days_check" CHECK ("states"."extra_days" BETWEEN 0 AND 30);