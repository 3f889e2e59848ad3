import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where to get a temporary cluster, or why none is available. */
export type PostgresSource =
  | { kind: 'url'; url: string }
  | { kind: 'binaries'; folder: string; uid?: number; gid?: number }
  | { kind: 'none'; reason: string }

/** Finds PostgreSQL: TEST_DATABASE_URL, else installed programs and a non-root user to run them. */
export function findPostgres(): PostgresSource {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { kind: 'url', url }
  const folder = candidates().find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
  if (!folder) return { kind: 'none', reason: 'PostgreSQL is not installed and TEST_DATABASE_URL is not set' }
  if (process.getuid?.() !== 0) return { kind: 'binaries', folder }
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== undefined)
  if (!user) return { kind: 'none', reason: 'PostgreSQL refuses to run as root, and there is no other user to run it' }
  return { kind: 'binaries', folder, uid: idOf('-u', user), gid: idOf('-g', user) }
}

/** Newest version first; a plain PATH entry before Debian's folders. */
function candidates(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))]
}

function idOf(flag: '-u' | '-g', user: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}
