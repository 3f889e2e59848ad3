ALTER TABLE "banners" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "sliders" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_days_check" CHECK ("banners"."ends_on" >= "banners"."starts_on");--> statement-breakpoint
ALTER TABLE "sliders" ADD CONSTRAINT "sliders_days_check" CHECK ("sliders"."ends_on" >= "sliders"."starts_on");