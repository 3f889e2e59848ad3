import { Readable } from 'node:stream'
import { create } from 'tar'
import { z } from 'zod'
import { auditEntry, type ReleaseManifest } from '../contract'
import { copiedProvenanceFile } from '../manifest/copied-provenance'
import { verifyRelease } from '../manifest/verify-release'
import type { Registry } from '../operations/registry'
import { baseOf, jsonBody, serverRequests } from './server-request'

/** Address of a release server, and the caller's token and name. */
export interface RemoteOptions {
  url: string
  token: string | undefined
  by: string
}

/** The registry of a release server over HTTP; its errors are rethrown as the same ReleaseErrors. */
export function remoteRegistry({ url, token, by }: RemoteOptions): Registry {
  const base = baseOf(url)
  const send = serverRequests(base, token)
  const post = <T>(path: string, body: object): Promise<T> => send(path, jsonBody({ ...body, by }))

  return {
    async publish({ part, folder, version, channel, from, why, dryRun, onProgress }) {
      onProgress?.(`Checking every file of ${part} against its hash`)
      const { manifest } = await verifyRelease(folder)
      onProgress?.(`Uploading ${part} ${manifest.version} to ${base}: ${Object.keys(manifest.files).length} files`)
      const progress = { onWriteEntry: uploadProgress(manifest, onProgress) }
      const attested = from === undefined ? [] : [copiedProvenanceFile]
      const paths = ['release.json', ...attested, ...Object.keys(manifest.files)]
      const packed = create({ cwd: folder, gzip: true, portable: true, noMtime: true, ...progress }, paths)
      return send(`/v1/releases/${encodeURIComponent(part)}?${query({ by, version, channel, from, why, dryRun })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
        body: Readable.toWeb(Readable.from(packed as AsyncIterable<Buffer>)) as ReadableStream,
        duplex: 'half',
      })
    },
    promote: (request) => post('/v1/promote', request),
    rollback: (request) => post('/v1/rollback', request),
    abort: (request) => post('/v1/abort', request),
    repair: (request) => post('/v1/repair', request),
    unblock: (request) => post('/v1/unblock', request),
    preview: (request) => post('/v1/preview', request),
    previews: () => send('/v1/previews'),
    revokePreview: (request) => post('/v1/previews/revoke', request),
    channels: () => send('/v1/channels'),
    closeChannel: (request) => post('/v1/channels/close', request),
    prefixes: () => send('/v1/prefixes'),
    changePrefixes: (request) => post('/v1/prefixes', request),
    status: () => send('/v1/status'),
    history: async (request) => z.array(auditEntry).parse(await send(`/v1/history?${query({ ...request })}`)),
    health: () => send('/v1/health'),
    changeLocks: (request) => post('/v1/locks', request),
    guards: () => send('/v1/guards'),
    changeGuard: (request) => post('/v1/guards', request),
    errors: (request) => send(`/v1/errors?${query({ ...request })}`),
    signals: (request) => send(`/v1/signals?${query({ ...request })}`),
    verify: () => send('/v1/verify'),
    collect: (request) => post('/v1/gc', request),
  }
}

/** Reports progress at each 20 % of the bytes. */
function uploadProgress(
  { files }: ReleaseManifest,
  onProgress: ((doing: string) => void) | undefined,
): (entry: { path: string }) => void {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  let sent = 0
  let reportedFifths = 0
  return ({ path }) => {
    sent += files[path]?.bytes ?? 0
    const fifths = Math.floor((sent / total) * 5)
    if (fifths <= reportedFifths) return
    reportedFifths = fifths
    onProgress?.(`  ${fifths * 20} % of ${Math.ceil(total / 1000)} kB`)
  }
}

function query(values: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
