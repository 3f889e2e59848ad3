import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { ReleaseManifest } from '../../contract'
import { listReleaseFiles } from '../../manifest/release-files'

/** Inserts every file of a staged release, including compressed copies, into the database. */
export async function insertFiles(client: PoolClient, part: string, version: string, staged: string): Promise<void> {
  for (const path of await listReleaseFiles(staged)) {
    const content = await readFile(join(staged, path))
    await client.query('INSERT INTO releases.file (part, version, path, content) VALUES ($1, $2, $3, $4)', [
      part,
      version,
      path,
      content,
    ])
  }
}

/** Reads single files of releases, null for a missing one. */
export function readFileOf(pool: Pool): (manifest: ReleaseManifest, path: string) => Promise<Buffer | null> {
  return async ({ part, version }, path) => {
    const { rows } = await pool.query<{ content: Buffer }>(
      'SELECT content FROM releases.file WHERE part = $1 AND version = $2 AND path = $3',
      [part, version, path],
    )
    return rows[0]?.content ?? null
  }
}
