import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import compareVersions from 'semver/functions/compare'
import { auditEntry, type AuditDraft } from '../../contract'
import { createFolder, isErrno } from '../../disk/durable-file'
import { assertNext, assertUnused, revisionOf, sameRelease } from '../conflicts'
import { readStoredRelease, stageRelease } from '../directory/stage-release'
import { pruneCache } from '../prune-cache'
import { cachedPointer } from '../cached-pointer'
import { cachedFolders, materialize } from '../materialize'
import type { ReleaseStore } from '../release-store'
import { healthTable } from './health-table'
import { moveChannel, prepareSchema } from './schema'
import { insertFiles, readFileOf } from './files-table'
import { openPools } from './open-pool'
import { pointerRow, versionRow, type Queryable } from './signed-rows'
import { appendEntry, asWriter, connected } from './transaction'
import { watchMoves } from './watch-moves'

/**
 * A PostgreSQL store for any number of release and document servers: each move is one transaction with its audit
 * entry and notifies followers by NOTIFY. Files are unpacked under `cacheFolder` on first use.
 */
export async function openPostgresStore(url: string, cacheFolder: string): Promise<ReleaseStore> {
  const { readers: pool, writers, pings } = openPools(url)
  ;(await connected(pool)).release()
  await prepareSchema(writers)
  const incoming = join(cacheFolder, '.incoming')
  await createFolder(incoming)

  const getRelease = (part: string, version: string) =>
    versionRow(pool, part, version).catch(async (error: unknown) => {
      const cached = await readStoredRelease(join(cacheFolder, part, version))
      if (cached) return cached
      throw error
    })
  const readPointer = cachedPointer(cacheFolder, () => pointerRow(pool))
  async function hasRelease(on: Queryable, part: string, version: string, payload: string): Promise<boolean> {
    const stored = await versionRow(on, part, version, true)
    return (
      sameRelease(part, version, stored?.payload ?? null, payload) && (await versionRow(on, part, version)) !== null
    )
  }

  async function cacheStaged(staged: string, folder: string): Promise<void> {
    await createFolder(dirname(folder))
    await rename(staged, folder).catch((error: unknown) => {
      if (!isErrno(error, 'ENOTEMPTY') && !isErrno(error, 'EEXIST')) throw error
    })
  }

  return {
    location: 'the database',
    getRelease,
    hasRelease: (part, version, payload) => hasRelease(pool, part, version, payload),
    readPointer,
    pruneCache: () => pruneCache(cacheFolder, { getRelease, readPointer }),
    async putRelease({ manifest, document, folder, entry }) {
      const { part, version } = manifest
      if (await hasRelease(pool, part, version, document.payload)) return 'unchanged'
      const staged = await stageRelease(incoming, folder, manifest, document)
      try {
        const outcome = await asWriter(writers, async (client) => {
          if (await hasRelease(client, part, version, document.payload)) return 'unchanged' as const
          await client.query(
            `INSERT INTO releases.version (part, version, payload, key_id, signature) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (part, version) DO UPDATE SET removed_at = NULL, key_id = $4, signature = $5`,
            [part, version, document.payload, document.keyId, document.signature],
          )
          await insertFiles(client, part, version, staged)
          await appendEntry(client, entry)
          return 'stored' as const
        })
        if (outcome === 'stored') await cacheStaged(staged, join(cacheFolder, part, version))
        return outcome
      } finally {
        await rm(staged, { recursive: true, force: true })
      }
    },
    async listParts() {
      const { rows } = await pool.query<{ part: string }>(
        'SELECT DISTINCT part FROM releases.version WHERE removed_at IS NULL ORDER BY part',
      )
      return rows.map(({ part }) => part)
    },
    async listVersions(part) {
      const { rows } = await pool.query<{ version: string }>(
        'SELECT version FROM releases.version WHERE part = $1 AND removed_at IS NULL',
        [part],
      )
      return rows.map(({ version }) => version).sort(compareVersions)
    },
    folderOf: cachedFolders(cacheFolder, { getRelease, fetchFile: readFileOf(pool) }),
    movePointer: (expectedRevision, next, entry) =>
      asWriter(writers, async (client) => {
        assertNext(revisionOf(await pointerRow(client)), expectedRevision, next)
        await client.query(
          `INSERT INTO releases.pointer (revision, payload, key_id, signature) VALUES ($1, $2, $3, $4)
           ON CONFLICT (one_row) DO UPDATE SET revision = $1, payload = $2, key_id = $3, signature = $4`,
          [expectedRevision + 1, next.payload, next.keyId, next.signature],
        )
        const logged = await appendEntry(client, entry)
        await client.query(`NOTIFY ${moveChannel}`)
        return logged
      }),
    appendAudit: (entry: AuditDraft) => asWriter(writers, (client) => appendEntry(client, entry)),
    async listAudit() {
      const { rows } = await pool.query<{ entry: unknown }>('SELECT entry FROM releases.audit ORDER BY seq')
      return rows.map(({ entry }) => auditEntry.parse(entry))
    },
    ...healthTable(pool),
    async wasReleased(part, version) {
      const { rowCount } = await pool.query(
        `SELECT 1 FROM releases.audit WHERE (entry->>'revision') IS NOT NULL
           AND entry->'changes' @> $1::jsonb LIMIT 1`,
        [JSON.stringify([{ part, to: version }])],
      )
      return rowCount === 1
    },
    async inspect(part, version, look) {
      const home = join(incoming, `inspect-${randomUUID()}`)
      try {
        return await look(await materialize(home, await versionRow(pool, part, version), readFileOf(pool)))
      } finally {
        await rm(home, { recursive: true, force: true })
      }
    },
    removeRelease: (part, version, entry) =>
      asWriter(writers, async (client) => {
        assertUnused(await pointerRow(client), part, version)
        await client.query('DELETE FROM releases.file WHERE part = $1 AND version = $2', [part, version])
        await client.query('UPDATE releases.version SET removed_at = now() WHERE part = $1 AND version = $2', [
          part,
          version,
        ])
        await appendEntry(client, entry)
        await rm(join(cacheFolder, part, version), { recursive: true, force: true })
      }),
    async resignRelease(part, version, { keyId, signature, payload }) {
      await pool.query(
        'UPDATE releases.version SET key_id = $3, signature = $4 WHERE part = $1 AND version = $2 AND payload = $5',
        [part, version, keyId, signature, payload],
      )
    },
    async resignPointer({ keyId, signature, payload }) {
      await asWriter(writers, async (client) => {
        const { rowCount } = await client.query(
          'UPDATE releases.pointer SET key_id = $1, signature = $2 WHERE payload = $3',
          [keyId, signature, payload],
        )
        if (rowCount === 0) assertNext(revisionOf(await pointerRow(client)), -1, { keyId, signature, payload })
        await client.query(`NOTIFY ${moveChannel}`)
      })
    },
    watch: (onChange) => watchMoves(url, onChange),
    ping: async () => void (await pings.query('SELECT 1')),
    close: async () => void (await Promise.all([pool.end(), writers.end(), pings.end()])),
  }
}
