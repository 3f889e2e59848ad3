CREATE TABLE "photograph_crops" (
	"key" text PRIMARY KEY NOT NULL,
	"photograph_id" integer NOT NULL,
	"original" text NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	CONSTRAINT "photograph_crops_focal_check" CHECK ("photograph_crops"."focal_x" BETWEEN 0 AND 1 AND "photograph_crops"."focal_y" BETWEEN 0 AND 1)
);
--> statement-breakpoint
CREATE TABLE "photographs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photographs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photographs_name_key" UNIQUE("name"),
	CONSTRAINT "photographs_key_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "photograph_crops" ADD CONSTRAINT "photograph_crops_photograph_id_fkey" FOREIGN KEY ("photograph_id") REFERENCES "public"."photographs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photograph_crops_photograph" ON "photograph_crops" USING btree ("photograph_id");--> statement-breakpoint
CREATE INDEX "photograph_crops_original" ON "photograph_crops" USING btree ("original");