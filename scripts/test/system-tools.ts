import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from '@shop/e2e/chromium'
import { findNginx, findVarnish } from '../measuring/front-server'

/** A program that some tests need and npm does not install. */
export interface SystemTool {
  name: string
  /** Its Debian packages, separated by spaces. */
  debian: string
  isThere: () => boolean
  /** The tests that need it. */
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
  neededFor: 'concurrency tests on a real PostgreSQL',
}

const nginx: SystemTool = {
  name: 'nginx with its module brotli-static',
  debian: 'nginx-light libnginx-mod-http-brotli-static',
  isThere: () => findNginx() !== undefined,
  neededFor: 'tests of the published nginx configuration',
}

const varnish: SystemTool = {
  name: 'Varnish',
  debian: 'varnish',
  isThere: () => findVarnish() !== undefined,
  neededFor: 'tests of the published Varnish configuration',
}

function hasPostgres(): boolean {
  const onPath = (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/initdb`))
  const debian = '/usr/lib/postgresql'
  return (
    onPath ||
    (existsSync(debian) && readdirSync(debian).some((version) => existsSync(`${debian}/${version}/bin/initdb`)))
  )
}

/** Installs what the stages need and lack, if allowed. Returns a reason for each tool that stays missing. */
export function installSystemTools(stages: readonly string[], log: (line: string) => void): string[] {
  const ofStages: Record<string, SystemTool[]> = { browser: [chromium], unit: [postgres, nginx, varnish] }
  const needed = stages.flatMap((stage) => ofStages[stage] ?? [])
  return installMissing(needed, log)
}

interface Installer {
  mayInstall: boolean
  aptGet: (args: string[]) => void
}

const thisSystem = (): Installer => ({
  mayInstall: mayInstall(process.env, process.getuid?.(), existsSync('/usr/bin/apt-get')),
  aptGet,
})

/** Installs the missing tools, if allowed, after printing which and why. Returns a reason for each that stays missing. */
export function installMissing(
  needed: readonly SystemTool[],
  log: (line: string) => void,
  { mayInstall, aptGet } = thisSystem(),
): string[] {
  const missing = needed.filter(({ isThere }) => !isThere())
  if (missing.length > 0 && mayInstall) {
    const packages = missing.map(({ debian, neededFor }) => `${debian} (for ${neededFor})`)
    log(`Installing system packages with apt-get: ${packages.join(', ')}. INSTALL_SYSTEM_TOOLS=0 prevents this.`)
    aptGet(['update', '-qq'])
    aptGet(['install', '-y', '-qq', '--no-install-recommends', ...missing.flatMap(({ debian }) => debian.split(' '))])
  }
  return missing
    .filter(({ isThere }) => !isThere())
    .map(
      ({ name, debian, neededFor }) =>
        `${neededFor}: ${name} is not installed. Install it with: sudo apt-get install ${debian}`,
    )
}

/** True for root on a system with apt-get, unless INSTALL_SYSTEM_TOOLS is 0. */
export function mayInstall(env: NodeJS.ProcessEnv, uid: number | undefined, hasAptGet: boolean): boolean {
  return uid === 0 && hasAptGet && env.INSTALL_SYSTEM_TOOLS !== '0'
}

function aptGet(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 })
}
