import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PoolClient } from 'pg'
import compareVersions from 'semver/functions/compare'
import { signedDocument } from '../../contract'
import { createFolder, isErrno } from '../../disk/durable-file'
import { assertUnused, sameRelease } from '../conflicts'
import { readStoredRelease, stageRelease } from '../directory/stage-release'
import { cachedFolders, materialize } from '../materialize'
import type { IncomingRelease, VersionMethods } from '../release-store'
import { auditRows } from './audit-table'
import { insertFiles, readFileOf } from './files-table'
import { pointerRow, versionRow, type Queryable } from './signed-rows'
import type { StoreDatabase } from './store-database'
import { appendEntry, asWriter } from './transaction'

/** The versions and their files in tables, unpacked under the cache folder on first use. */
export function releaseTables({ readers, writers, cacheFolder, incoming }: StoreDatabase): VersionMethods {
  const getRelease = (part: string, version: string) =>
    versionRow(readers, part, version).catch(async (error: unknown) => {
      const cached = await readStoredRelease(join(cacheFolder, part, version))
      if (cached) return cached
      throw error
    })

  return {
    getRelease,
    hasRelease: (part, version, payload) => hasRelease(readers, part, version, payload),
    async putRelease(release) {
      const { part, version } = release.manifest
      if (await hasRelease(readers, part, version, release.document.payload)) return 'unchanged'
      return stageRelease(incoming, release, async (staged) => {
        const outcome = await asWriter(writers, (client) => insertRelease(client, release, staged))
        if (outcome === 'stored') await cacheStaged(staged, join(cacheFolder, part, version))
        return outcome
      })
    },
    async listParts() {
      const { rows } = await readers.query<{ part: string }>(
        'SELECT DISTINCT part FROM releases.version WHERE removed_at IS NULL ORDER BY part',
      )
      return rows.map(({ part }) => part)
    },
    async listVersions(part) {
      const { rows } = await readers.query<{ version: string }>(
        'SELECT version FROM releases.version WHERE part = $1 AND removed_at IS NULL',
        [part],
      )
      return rows.map(({ version }) => version).sort(compareVersions)
    },
    folderOf: cachedFolders(cacheFolder, { getRelease, fetchFile: readFileOf(readers) }),
    async inspect(part, version, look) {
      const home = join(incoming, `inspect-${randomUUID()}`)
      try {
        return await look(await materialize(home, await versionRow(readers, part, version), readFileOf(readers)))
      } finally {
        await rm(home, { recursive: true, force: true })
      }
    },
    removeRelease: (part, version, entry, isUnused = () => true) =>
      asWriter(writers, async (client) => {
        if (!(await versionRow(client, part, version)) || !isUnused(await auditRows(client))) return false
        assertUnused(await pointerRow(client), part, version)
        await client.query('DELETE FROM releases.file WHERE part = $1 AND version = $2', [part, version])
        await client.query('UPDATE releases.version SET removed_at = now() WHERE part = $1 AND version = $2', [
          part,
          version,
        ])
        await appendEntry(client, entry)
        await rm(join(cacheFolder, part, version), { recursive: true, force: true })
        return true
      }),
    async getProvenance(part, version) {
      const { rows } = await readers.query<{ provenance: unknown }>(
        'SELECT provenance FROM releases.version WHERE part = $1 AND version = $2 AND removed_at IS NULL',
        [part, version],
      )
      return rows[0]?.provenance ? signedDocument.parse(rows[0].provenance) : null
    },
    async putProvenance(part, version, document) {
      await writers.query(
        'UPDATE releases.version SET provenance = $3 WHERE part = $1 AND version = $2 AND removed_at IS NULL',
        [part, version, JSON.stringify(document)],
      )
    },
    async resignRelease(part, version, { keyId, signature, payload }) {
      await readers.query(
        'UPDATE releases.version SET key_id = $3, signature = $4 WHERE part = $1 AND version = $2 AND payload = $5',
        [part, version, keyId, signature, payload],
      )
    },
  }
}

async function hasRelease(on: Queryable, part: string, version: string, payload: string): Promise<boolean> {
  const stored = await versionRow(on, part, version, true)
  return sameRelease(part, version, stored?.payload ?? null, payload) && (await versionRow(on, part, version)) !== null
}

async function insertRelease(
  client: PoolClient,
  { manifest: { part, version }, document, entry }: IncomingRelease,
  staged: string,
): Promise<'stored' | 'unchanged'> {
  if (await hasRelease(client, part, version, document.payload)) return 'unchanged'
  await client.query(
    `INSERT INTO releases.version (part, version, payload, key_id, signature) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (part, version) DO UPDATE SET removed_at = NULL, key_id = $4, signature = $5`,
    [part, version, document.payload, document.keyId, document.signature],
  )
  await insertFiles(client, part, version, staged)
  await appendEntry(client, entry)
  return 'stored'
}

async function cacheStaged(staged: string, folder: string): Promise<void> {
  await createFolder(dirname(folder))
  await rename(staged, folder).catch((error: unknown) => {
    if (!isErrno(error, 'ENOTEMPTY') && !isErrno(error, 'EEXIST')) throw error
  })
}
