-- How often what carts are priced by was changed, beside the catalogue itself: settings, tiers and the states' taxes.
ALTER TABLE catalogue_revisions ADD COLUMN terms bigint NOT NULL DEFAULT 0;

CREATE FUNCTION terms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE catalogue_revisions SET terms = terms + 1 WHERE stripe = abs(pg_backend_pid()) % 64;
    RETURN NULL;
  END
$$;
CREATE TRIGGER settings_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION terms_changed();
CREATE TRIGGER tiers_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tiers
  FOR EACH STATEMENT EXECUTE FUNCTION terms_changed();
CREATE TRIGGER states_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON states
  FOR EACH STATEMENT EXECUTE FUNCTION terms_changed();
