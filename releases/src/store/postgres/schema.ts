import type { Pool } from 'pg'

/**
 * Advisory lock that serializes all writers: the audit log's numbers have no gap, and the pointer moves once at a
 * time.
 */
export const writersLock = 7_361_904_251

/** The NOTIFY channel of moves and revoked previews. */
export const moveChannel = 'release_pointer_moved'

const tables = `
  CREATE SCHEMA IF NOT EXISTS releases;
  CREATE TABLE IF NOT EXISTS releases.version (
    part text NOT NULL, version text NOT NULL,
    payload text NOT NULL, key_id text NOT NULL, signature text NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now(), removed_at timestamptz,
    PRIMARY KEY (part, version)
  );
  ALTER TABLE releases.version ADD COLUMN IF NOT EXISTS provenance jsonb;
  CREATE TABLE IF NOT EXISTS releases.file (
    part text NOT NULL, version text NOT NULL, path text NOT NULL, content bytea NOT NULL,
    PRIMARY KEY (part, version, path),
    FOREIGN KEY (part, version) REFERENCES releases.version
  );
  CREATE TABLE IF NOT EXISTS releases.pointer (
    one_row boolean PRIMARY KEY DEFAULT true CHECK (one_row),
    revision integer NOT NULL, payload text NOT NULL, key_id text NOT NULL, signature text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS releases.revocations (
    one_row boolean PRIMARY KEY DEFAULT true CHECK (one_row),
    payload text NOT NULL, key_id text NOT NULL, signature text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS releases.audit (seq integer PRIMARY KEY, entry jsonb NOT NULL);
  CREATE TABLE IF NOT EXISTS releases.health (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), report jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS health_at ON releases.health (at);
  CREATE TABLE IF NOT EXISTS releases.health_key (
    one_row boolean PRIMARY KEY DEFAULT true CHECK (one_row), key bytea NOT NULL
  );
  CREATE TABLE IF NOT EXISTS releases.signal (
    hour timestamptz NOT NULL, part text NOT NULL, version text NOT NULL, metric text NOT NULL,
    counts bigint[] NOT NULL, PRIMARY KEY (hour, part, version, metric)
  );
  CREATE TABLE IF NOT EXISTS releases.browser_error (
    hour timestamptz NOT NULL, key text NOT NULL, first_at timestamptz NOT NULL, last_at timestamptz NOT NULL,
    count bigint NOT NULL, sample jsonb NOT NULL, PRIMARY KEY (hour, key)
  );
  CREATE OR REPLACE FUNCTION releases.refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the audit of releases is append-only'; END $$;
  CREATE OR REPLACE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON releases.audit
    FOR EACH STATEMENT EXECUTE FUNCTION releases.refuse_change();
`

/** Creates missing tables in their own schema; safe to call concurrently. */
export async function prepareSchema(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [writersLock])
    await client.query(tables)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
