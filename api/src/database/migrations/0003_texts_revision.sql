ALTER TABLE "catalogue_revisions" ADD COLUMN "texts" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION count_text_change() RETURNS void LANGUAGE sql AS $$
  UPDATE catalogue_revisions SET texts = texts + 1 WHERE stripe = abs(pg_backend_pid()) % 64
$$;
--> statement-breakpoint
CREATE FUNCTION texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM count_text_change(); RETURN NULL; END
$$;
--> statement-breakpoint
-- A review counts once it is published: visitors who send reviews change no page.
CREATE FUNCTION ratings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE is_shown boolean;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      is_shown := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published');
    ELSIF TG_OP = 'DELETE' THEN
      is_shown := EXISTS (SELECT 1 FROM old_rows WHERE status = 'published');
    ELSE
      is_shown := EXISTS (SELECT 1 FROM old_rows WHERE status = 'published')
        OR EXISTS (SELECT 1 FROM new_rows WHERE status = 'published');
    END IF;
    IF is_shown THEN PERFORM count_text_change(); END IF;
    RETURN NULL;
  END
$$;
--> statement-breakpoint
CREATE TRIGGER pages_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
--> statement-breakpoint
CREATE TRIGGER faqs_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faqs
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
--> statement-breakpoint
CREATE TRIGGER sliders_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sliders
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
--> statement-breakpoint
CREATE TRIGGER banners_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
--> statement-breakpoint
CREATE TRIGGER instagram_posts_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON instagram_posts
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
--> statement-breakpoint
CREATE TRIGGER size_charts_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON size_charts
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
--> statement-breakpoint
CREATE TRIGGER ratings_revision_insert AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
--> statement-breakpoint
CREATE TRIGGER ratings_revision_update AFTER UPDATE ON ratings
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
--> statement-breakpoint
CREATE TRIGGER ratings_revision_delete AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
--> statement-breakpoint
CREATE TRIGGER ratings_revision_truncate AFTER TRUNCATE ON ratings
  FOR EACH STATEMENT EXECUTE FUNCTION texts_changed();
