ALTER TABLE "settings" ADD COLUMN "announcement" text DEFAULT 'on' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "announcement_starts" date;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "announcement_ends" date;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_announcement_check" CHECK ("settings"."announcement" IN ('on', 'off'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_announcement_days_check" CHECK ("settings"."announcement_ends" >= "settings"."announcement_starts");