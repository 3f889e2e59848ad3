import { Readable } from 'node:stream'
import { create } from 'tar'
import { z } from 'zod'
import { auditEntry, finding, type ReleaseManifest } from '../contract'
import { isToken } from '../contract/token'
import { verifyRelease } from '../manifest/verify-release'
import type { Registry } from '../operations/registry'
import { ReleaseError } from '../release-error'

const kinds = ['refused', 'usage', 'unauthorized', 'forbidden', 'conflict', 'not-found', 'unreachable', 'busy'] as const
const failure = z.object({
  code: z.enum(kinds).catch('unreachable'),
  message: z.string(),
  problems: z.array(z.string()),
  findings: z.array(finding),
})

/** Address of a release server, and the caller's token and name. */
export interface RemoteOptions {
  url: string
  token: string | undefined
  by: string
}

/** The registry of a release server over HTTP; its errors are rethrown as the same ReleaseErrors. */
export function remoteRegistry({ url, token, by }: RemoteOptions): Registry {
  const base = url.replace(/\/+$/, '')
  if (token && !isToken(token))
    throw new ReleaseError(
      'usage',
      'RELEASES_TOKEN is invalid: it contains spaces or other characters that tokens don’t have.',
    )

  async function send<T>(path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<T> {
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers }
    const response = await fetch(base + path, { ...init, headers }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new ReleaseError(
        'unreachable',
        `The release server ${base} does not respond (${reason}). Check RELEASES_URL.`,
      )
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body as T
    const parsed = failure.safeParse(body)
    if (!parsed.success)
      throw new ReleaseError('unreachable', `${base} responds with ${response.status} and is not a release server.`)
    const { code, message, problems, findings } = parsed.data
    throw new ReleaseError(code, message, problems, findings)
  }

  const post = <T>(path: string, body: object): Promise<T> =>
    send(path, {
      method: 'POST',
      body: JSON.stringify({ ...body, by }),
      headers: { 'content-type': 'application/json' },
    })

  return {
    async publish({ part, folder, version, why, dryRun, onProgress }) {
      onProgress?.(`Checking every file of ${part} against its hash`)
      const { manifest } = await verifyRelease(folder)
      onProgress?.(`Uploading ${part} ${manifest.version} to ${base}: ${Object.keys(manifest.files).length} files`)
      const progress = { onWriteEntry: uploadProgress(manifest, onProgress) }
      const paths = ['release.json', ...Object.keys(manifest.files)]
      const packed = create({ cwd: folder, gzip: true, portable: true, noMtime: true, ...progress }, paths)
      return send(`/v1/releases/${encodeURIComponent(part)}?${query({ by, version, why, dryRun })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
        body: Readable.toWeb(Readable.from(packed as AsyncIterable<Buffer>)) as ReadableStream,
        duplex: 'half',
      })
    },
    promote: (request) => post('/v1/promote', request),
    rollback: (request) => post('/v1/rollback', request),
    abort: (request) => post('/v1/abort', request),
    unblock: (request) => post('/v1/unblock', request),
    preview: (request) => post('/v1/preview', request),
    status: () => send('/v1/status'),
    history: async (request) => z.array(auditEntry).parse(await send(`/v1/history?${query({ ...request })}`)),
    health: () => send('/v1/health'),
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
