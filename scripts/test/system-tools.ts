import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from '@shop/e2e/chromium'

/** A program from outside of npm that some checks need. */
export interface SystemTool {
  name: string
  /** Debian's package. */
  debian: string
  isThere: () => boolean
  /** What cannot be tested without it. */
  neededFor: string
}

const chromium: SystemTool = {
  name: 'Chromium',
  debian: 'chromium',
  isThere: () => findChromium() !== null,
  neededFor: 'browser tests',
}

const postgres: SystemTool = {
  name: 'PostgreSQL',
  debian: 'postgresql',
  isThere: () => Boolean(process.env.TEST_DATABASE_URL) || hasPostgres(),
  neededFor: 'tests of races on a real PostgreSQL',
}

function hasPostgres(): boolean {
  const onPath = (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/initdb`))
  const debian = '/usr/lib/postgresql'
  return (
    onPath ||
    (existsSync(debian) && readdirSync(debian).some((version) => existsSync(`${debian}/${version}/bin/initdb`)))
  )
}

/** Installs what the stages need and lack, if it may. Gives a reason for each tool that stays missing. */
export function provideSystemTools(stages: readonly string[], say: (line: string) => void): string[] {
  const wanted = [...(stages.includes('browser') ? [chromium] : []), ...(stages.includes('unit') ? [postgres] : [])]
  return provide(wanted, say)
}

/** Installs those of the tools that are missing, if it may. Gives a reason for each that stays missing. */
export function provide(wanted: readonly SystemTool[], say: (line: string) => void): string[] {
  const missing = wanted.filter(({ isThere }) => !isThere())
  if (missing.length > 0 && mayInstall()) {
    const packages = missing.map(({ debian }) => debian)
    say(`Installing ${packages.join(' and ')} by apt-get`)
    aptGet(['update', '-qq'])
    aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  return missing
    .filter(({ isThere }) => !isThere())
    .map(({ name, debian, neededFor }) => `${neededFor}: ${name} is not installed (Debian: apt-get install ${debian})`)
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function aptGet(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 })
}
