import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPart } from '@shop/federation'
import { until } from '@shop/shared-api/testing/until'
import { releaseManifest, type ReleaseManifest } from '@shop/shared-api/contract'
import { root } from './stage-packages'
import { copyShop, nextMajor, nextMinor, raisePackage, type NextShop } from './testing/next-shop'
import { startDocumentServer } from './testing/outside-shop'
import { startOutsideTeams } from './testing/outside-teams'
import { joinShop } from './testing/join-shop'
import { buildOwnReactRemote } from './testing/own-react-remote'
import { pipelineCommands } from './testing/pipeline-commands'
import { changeFile, follow, readTutorial } from './testing/tutorial'
import type { Terminal } from './testing/terminal'
import { typeChecks } from './testing/type-checks'

// Compiles and packs all packages, and builds two remotes and two shells.
jest.setTimeout(900_000)

const publish = 'npx shop-release publish --channel main'
const tutorial = readTutorial(join(root, 'docs/remote-owners.md'))

describe('a remote in a repository of its own', () => {
  let teams: Awaited<ReturnType<typeof startOutsideTeams>>
  let shop: Awaited<ReturnType<typeof startDocumentServer>>
  let loyalty: Terminal
  let next: NextShop

  beforeAll(async () => {
    teams = await startOutsideTeams()
    loyalty = teams.loyalty
    shop = await startDocumentServer(teams.dataDir, teams.releases.url)
  })
  afterAll(async () => {
    await shop?.stop()
    await teams?.stop()
  })

  const followed: string[] = []
  const step = async (title: string, terminal: Terminal) => {
    await follow(tutorial, title, terminal)
    followed.push(title)
  }
  const built = ({ folder }: Terminal): ReleaseManifest =>
    releaseManifest.parse(JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')))
  const promoteShell = async ({ dir, version }: BuiltPart) => {
    await teams.manager.succeed(`npx shop-release publish shell --dir ${dir}`)
    return teams.manager.run(`npx shop-release promote shell@${version}`)
  }
  const shows = (path: string, text: string) => until(async () => (await shop.page(path)).includes(text), 120)

  test('installs packages with JavaScript, declarations and source maps, and without sources or tests', async () => {
    const installed = readdirSync(join(teams.catalogue.folder, 'node_modules/@shop'))
    expect(installed).toEqual(expect.arrayContaining(['federation', 'releases', 'shared-forms', 'shared-ui']))
    // The site is a program, not a library.
    for (const name of installed.filter((candidate) => candidate !== 'site')) {
      const files = filesOf(join(teams.catalogue.folder, 'node_modules/@shop', name))
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
      expect(files.filter((file) => /(^|\/)src\/|\.test\./.test(file))).toEqual([])
    }
    const modules = filesOf(join(teams.catalogue.folder, 'node_modules/@shop/shared-ui'))
    expect(modules).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.js.map', 'dist/index.d.ts']))
  })

  test('imports packages in Node by their public names', async () => {
    writeFileSync(
      join(teams.catalogue.folder, 'node_modules/prices.mjs'),
      `import { formatUsd } from '@shop/shared-api/money'
import { bus } from '@shop/shared-events'
console.log(formatUsd(129900), typeof bus.stream)`,
    )
    expect((await teams.catalogue.succeed('node node_modules/prices.mjs')).stdout).toBe('$1,299.00 function\n')
  })

  test('may bring its own React, and then joins a shell with another', async () => {
    const sparring = teams.terminalOf('sparring')
    const { ownReact, shared } = await buildOwnReactRemote(sparring)
    expect(ownReact).toBe('18.3.1')
    expect(shared['react']?.requiredVersion).toMatch(/^\^19\./)
    expect(await joinShop(sparring, { shop: shop.origin, part: 'sparring' })).toMatchObject({ heading: 'Sparring' })
  })

  test('is created and pushed', async () => {
    await step('Create the remote', loyalty)
    const { stdout } = await loyalty.succeed('git ls-remote --heads "$LOYALTY_REPOSITORY"')
    expect(stdout).toContain('refs/heads/main')
  })

  test('gets an event, a widget and a page with types, lint and tests that pass', async () => {
    await step('Add an event, a widget and a page', loyalty)
    writeFileSync(join(loyalty.folder, 'src/type-checks.tsx'), typeChecks)
    await loyalty.succeed('npm run typecheck')
    rmSync(join(loyalty.folder, 'src/type-checks.tsx'))
  })

  test('joins a running shop by its dev server before a version of it is published', async () => {
    const shown = await joinShop(loyalty, { shop: shop.origin, part: 'loyalty' })
    expect(shown).toEqual({ heading: 'Loyalty', badge: expect.stringContaining('Only you see it.') as string })
    expect(await shop.page('/loyalty')).not.toContain('Pick a discipline')
  })

  test('is refused by the release server until a release manager registers its first prefix', async () => {
    teams.addToken()
    await loyalty.succeed('npx shop-part build')
    expect(await loyalty.run(publish)).toMatchObject({
      status: 4,
      stderr: expect.stringContaining('no part "loyalty"'),
    })
    const register = 'npx shop-release prefixes add loyalty /loyalty --new-part'
    expect(await loyalty.run(register)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Only a release manager'),
    })
    const manager = teams.terminalOf('manager', { token: teams.tokens.manager, start: loyalty.folder })
    await step('Register its prefix', manager)
    for (const [token, problem] of [
      [teams.tokens.teams['catalogue'], 'can only move catalogue'],
      ['x'.repeat(43), 'Unknown token'],
    ])
      expect(await loyalty.run(`RELEASES_TOKEN=${token} ${publish}`)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(problem ?? ''),
      })
  })

  test('is published by its pipelines, which close the channel of a pull request', async () => {
    const [preview = '', close = '', main = '', ...others] = pipelineCommands(
      loyalty.folder,
      '.github/workflows/ci.yml',
    )
    expect(others).toEqual(['npx shop-release promote loyalty --channel main --why "12"'])
    expect(pipelineCommands(loyalty.folder, '.gitlab-ci.yml')).toEqual([`${preview} --json`, close, main, ...others])
    const shown = await loyalty.succeed(preview)
    expect(shown.stdout).toMatch(/^Published loyalty .*\n.*\nhttp/)
    expect(shown.stderr).toContain('100 % of')
    expect((await loyalty.succeed(close)).stdout).toContain('removed loyalty')
    expect((await loyalty.succeed(main)).stdout).toContain('newest of the channel main')
  })

  test('serves the federation manifest before promotion only to requests with a token', async () => {
    const address = `${teams.releases.url}/r/loyalty/${built(loyalty).version}/mf-manifest.json`
    expect((await fetch(address)).status).toBe(401)
    const answer = await fetch(address, { headers: { authorization: `Bearer ${teams.tokens.teams['loyalty']}` } })
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await answer.json()).toMatchObject({
      metaData: { remoteEntry: { type: 'var' } },
      exposes: expect.arrayContaining([expect.objectContaining({ name: 'routes', path: './routes' })]),
      shared: expect.arrayContaining([expect.objectContaining({ name: 'react', singleton: true })]),
    })
  })

  test('goes live with its own token, without absolute paths in its files', async () => {
    await step('Go live', loyalty)
    await until(async () => /<h1[^>]*>Loyalty<\/h1>.*href="\/product\/list\/gloves"/s.test(await shop.page('/loyalty')))
    await shows('/loyalty/join', 'Join the club</h1>')
    const { code, commit, dirty, entry, files } = built(loyalty)
    expect(code).toMatchObject({ publishes: ['loyalty/joined', 'loyalty/opened'], widgets: ['invitation', 'points'] })
    expect((await loyalty.succeed('git rev-parse HEAD')).stdout).toBe(`${commit}\n`)
    expect(dirty).toBeUndefined()
    expect(existsSync(join(loyalty.folder, 'dist/browser', entry))).toBe(true)
    const telling = Object.keys(files).filter((file) =>
      readFileSync(join(loyalty.folder, 'dist', file), 'utf8').includes(teams.folder),
    )
    expect(telling).toEqual([])
  })

  test('does nothing when published twice, and is refused with changed or missing files', async () => {
    expect((await loyalty.succeed(publish)).stdout).toContain('already published with identical content')
    const file = join(loyalty.folder, 'dist/browser', built(loyalty).entry)
    appendFileSync(file, '// changed')
    expect((await loyalty.run(publish)).stderr).toContain('does not match its hash in release.json')
    rmSync(file)
    expect((await loyalty.run(publish)).stderr).toContain('is missing')
  })

  test('has its event read and its widget shown by the catalogue, from another repository', async () => {
    expect(await shop.page('/shop/7')).toMatch(/<h1[^>]*>Ring gloves<\/h1>/)
    await step('Let another team use it', teams.catalogue)
    await shows('/shop/7', 'Earn 79 club points</a>')
    const { contract, code } = built(teams.catalogue)
    expect(contract.events.payloads).toMatchObject({ 'loyalty/joined': { points: 'number' } })
    expect(code).toMatchObject({ reads: expect.arrayContaining(['loyalty/joined']) as string[] })
  })

  test('is replaced by its next version, and rolled back', async () => {
    const { version } = built(loyalty)
    await step('Change it and roll back', loyalty)
    expect(built(loyalty).version).not.toBe(version)
    await shows('/loyalty', 'Pick a discipline to see its gear.')
    const { stdout } = await loyalty.succeed('npx shop-release history loyalty')
    expect(stdout).toContain('The offer starts tomorrow')
  })

  test('is cloned with all that it needs', async () => {
    await loyalty.succeed(
      'git clone --quiet "$LOYALTY_REPOSITORY" ../clone && cd ../clone && npm ci && npm run typecheck',
    )
    await loyalty.succeed('cd ../mfe-loyalty')
  })

  test('is refused with a minor version of a shared package that the shell lacks', async () => {
    const { version } = teams.events
    const folder = join(teams.folder, 'minor')
    await teams.source.publish([raisePackage(teams.events, folder, nextMinor(version), addedName('./event-map.js'))])
    const payload = "'loyalty/opened', { categories: categories.length }"
    changeFile(join(loyalty.folder, 'src/routes/start/start-page.tsx'), [
      "-import { bus } from '@shop/shared-events'\n+import { bus, readTraits } from '@shop/shared-events'\n",
      `-    bus.publish(${payload})\n+    if (readTraits('loyalty/opened').retained) bus.publish(${payload})\n`,
    ])
    await loyalty.succeed('npm update @shop/shared-events')
    const { status, stderr } = await loyalty.run('npm run release')
    expect(status).toBe(1)
    expect(stderr).toMatch(/loyalty \S+ needs @shop\/shared-events \^\S+, but shell \S+ provides/)
    expect(stderr).toMatch(/loyalty \S+ imports readTraits from @shop\/shared-events, and shell \S+ doesn't provide it/)
  })

  // The builds of shells take as long as all else together: `npm run packages -- --proof` runs them.
  const hasRegistry = process.env['PROOF_REGISTRY'] !== undefined
  if (hasRegistry) {
    test('is accepted once the shell has it', async () => {
      const { version } = teams.events
      next = copyShop(join(teams.folder, 'next-shop'))
      next.change('shared-events', nextMinor(version), addedName('./event-map'))
      expect(await promoteShell(next.buildShell())).toMatchObject({ status: 0 })
      await step("Update the shop's packages", loyalty)
      expect(built(loyalty).shared['@shop/shared-events']).toMatchObject({ version: nextMinor(version) })
      await shows('/loyalty', 'Loyalty</h1>')
    })

    test('keeps a shell with a major version of a shared package from going live', async () => {
      next.change('shared-events', nextMajor(teams.events.version))
      const { status, stderr } = await promoteShell(next.buildShell())
      expect(status).toBe(1)
      for (const part of ['catalogue', 'loyalty'])
        expect(stderr).toMatch(new RegExp(`${part} \\S+ needs @shop/shared-events \\^\\S+, but shell \\S+ provides`))
    })
  }

  test('has followed every section, without a registry all but the update', () => {
    const sections = [...tutorial.keys()]
    expect(followed).toEqual(hasRegistry ? sections : sections.slice(0, -1))
  })
})

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('node_modules'))

/** What a minor version adds. */
const addedName = (file: string): string => `\nexport { traitsOf as readTraits } from '${file}'\n`
