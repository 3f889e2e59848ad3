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

/** Where a release server is and who asks it. */
export interface RemoteOptions {
  url: string
  token: string | undefined
  by: string
}

/** The registry of a release server, asked over HTTP; its refusals come back as the same errors. */
export function remoteRegistry({ url, token, by }: RemoteOptions): Registry {
  const base = url.replace(/\/+$/, '')
  if (token && !isToken(token))
    throw new ReleaseError('usage', 'RELEASES_TOKEN is no token: it holds spaces or other characters that none has.')

  async function ask<T>(path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<T> {
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers }
    const response = await fetch(base + path, { ...init, headers }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message
      throw new ReleaseError(
        'unreachable',
        `The release server ${base} does not answer (${reason}). Check RELEASES_URL.`,
      )
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return body as T
    const said = failure.safeParse(body)
    if (!said.success)
      throw new ReleaseError('unreachable', `${base} answers ${response.status} and is no release server.`)
    const { code, message, problems, findings } = said.data
    throw new ReleaseError(code, message, problems, findings)
  }

  const post = <T>(path: string, body: object): Promise<T> =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify({ ...body, by }),
      headers: { 'content-type': 'application/json' },
    })

  return {
    async publish({ part, folder, version, why, dryRun, onProgress }) {
      onProgress?.(`Checking every file of ${part} against its hash`)
      const { manifest } = await verifyRelease(folder)
      onProgress?.(`Uploading ${part} ${manifest.version} to ${base}: ${Object.keys(manifest.files).length} files`)
      const told = { onWriteEntry: uploadProgress(manifest, onProgress) }
      const paths = ['release.json', ...Object.keys(manifest.files)]
      const packed = create({ cwd: folder, gzip: true, portable: true, noMtime: true, ...told }, paths)
      return ask(`/v1/releases/${encodeURIComponent(part)}?${query({ by, version, why, dryRun })}`, {
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
    status: () => ask('/v1/status'),
    history: async (request) => z.array(auditEntry).parse(await ask(`/v1/history?${query({ ...request })}`)),
    health: () => ask('/v1/health'),
    verify: () => ask('/v1/verify'),
    collect: (request) => post('/v1/gc', request),
  }
}

/** Tells each fifth of the bytes that is on its way. */
function uploadProgress(
  { files }: ReleaseManifest,
  onProgress: ((doing: string) => void) | undefined,
): (entry: { path: string }) => void {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  let sent = 0
  let told = 0
  return ({ path }) => {
    sent += files[path]?.bytes ?? 0
    const fifths = Math.floor((sent / total) * 5)
    if (fifths <= told) return
    told = fifths
    onProgress?.(`  ${fifths * 20} % of ${Math.ceil(total / 1000)} kB`)
  }
}

function query(values: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
