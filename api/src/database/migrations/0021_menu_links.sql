CREATE TABLE "menu_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "in_menu" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE TRIGGER menu_links_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON menu_links
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
