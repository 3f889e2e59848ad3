-- Product pages show what a photograph shows, which is none of their product's own data.
CREATE TRIGGER photographs_revision AFTER UPDATE OF alt ON photographs
  FOR EACH ROW WHEN (old.alt IS DISTINCT FROM new.alt) EXECUTE FUNCTION catalogue_content_changed();
