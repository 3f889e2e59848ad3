import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildParts } from '@shop/federation'
import { findChromium } from '@shop/releases/chromium'
import { root, stagePackages, type StagedPackage } from '../stage-packages'
import { stageSite } from '../stage-site'
import { moveCatalogue } from './catalogue-repository'
import { newFolder } from './outside-remote'
import { startReleaseServer, type ReleaseServer } from './outside-shop'
import { packageSource } from './package-source'
import { openTerminal, type Terminal } from './terminal'

/** What `keys/tokens.json` has. */
export interface Tokens {
  manager: string
  teams: Record<string, string>
}

const committer = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Loyalty team'],
  [`GIT_${who}_EMAIL`, 'team@club.example'],
])

/**
 * Publishes the shop's packages, starts a release server on which the shell and the catalogue are live, and moves the
 * catalogue into a repository of its own. From then on, teams need no file of this repository.
 */
export async function startOutsideTeams() {
  const stage = join(root, `var/packages-test-${process.pid}`)
  const folder = newFolder('outside-repository')
  const dataDir = join(folder, 'releases')
  const [staged, releases] = await Promise.all([stageAll(stage), startReleaseServer(dataDir)])
  const stop = async () => {
    await releases.stop()
    for (const path of [stage, folder]) rmSync(path, { recursive: true, force: true })
  }
  try {
    const events = staged.find(({ name }) => name === '@shop/shared-events')!
    return { ...(await openTeams({ folder, dataDir, staged, releases })), events, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** All packages that a team installs; the site comes last, as its parts are built with the others in place. */
async function stageAll(stage: string): Promise<StagedPackage[]> {
  const packages = await stagePackages(stage)
  return [...packages, await stageSite(join(stage, 'site'))]
}

interface Surroundings {
  folder: string
  dataDir: string
  staged: readonly StagedPackage[]
  releases: ReleaseServer
}

async function openTeams({ folder, dataDir, staged, releases }: Surroundings) {
  const source = packageSource(join(folder, 'packages'))
  await source.publish(staged)
  const tokenFile = join(dataDir, 'keys/tokens.json')
  const tokens = JSON.parse(readFileSync(tokenFile, 'utf8')) as Tokens
  tokens.teams['loyalty'] = 'a-token-of-the-loyalty-team'
  const repository = join(folder, 'loyalty.git')
  execFileSync('git', ['init', '--bare', '--quiet', '--initial-branch=main', repository])

  /** A terminal of a team, or of the release managers in the folder of one. */
  function terminalOf(team: string, { token = tokens.teams[team] ?? '', start = '' } = {}): Terminal {
    const home = join(folder, 'teams', team)
    mkdirSync(home, { recursive: true })
    const env = {
      ...Object.fromEntries(committer),
      ...source.environment(home),
      CHROMIUM_PATH: findChromium(process.env) ?? '',
      HOME: home,
      LOYALTY_REPOSITORY: repository,
      RELEASES_URL: releases.url,
      RELEASES_TOKEN: token,
    }
    return openTerminal({ folder: start || home, env, hidden: source.hidden })
  }

  const parts = await buildParts({ parts: ['shell', 'catalogue'] })
  for (const { part, dir } of parts) cpSync(dir, join(folder, 'built', part), { recursive: true })
  const catalogue = terminalOf('catalogue')
  await moveCatalogue(catalogue)
  const manager = terminalOf('manager', { token: tokens.manager, start: catalogue.folder })
  for (const { part } of parts)
    await manager.succeed(`npx shop-release publish ${part} --dir ${join(folder, 'built', part)}`)
  await manager.succeed(`npx shop-release promote ${parts.map(({ part, version }) => `${part}@${version}`).join(' ')}`)
  return {
    folder,
    dataDir,
    releases,
    source,
    tokens,
    catalogue,
    manager,
    loyalty: terminalOf('loyalty'),
    terminalOf,
    /** Adds the token of the loyalty team, as a release manager does when the part is registered. */
    addToken: () => writeFileSync(tokenFile, JSON.stringify(tokens)),
  }
}
