import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFolder, temporaryFolder, type BuildOptions } from '../testing/built-folder'
import { runCli } from './run-cli'

describe('release command', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let env: Record<string, string>
  beforeEach(async () => {
    folder = await temporaryFolder()
    const parts = ['shell', 'catalogue'].map((name) => ({ name, folder: join(folder.path, name) }))
    await writeFile(join(folder.path, 'parts.json'), JSON.stringify(parts))
    env = {
      DATA_DIR: join(folder.path, 'var'),
      RELEASES_PARTS: join(folder.path, 'parts.json'),
      RELEASES_API_VERSION: '1.0.0',
      RELEASES_RENDERER: 'off',
      RELEASES_BY: 'Grace',
    }
  })
  afterEach(() => folder.remove())

  async function run(...args: string[]) {
    const out: string[] = []
    const err: string[] = []
    const code = await runCli(args, { env, out: (line) => out.push(line), err: (line) => err.push(line) })
    return { code, out: out.join('\n'), err: err.join('\n'), json: () => JSON.parse(out.join('\n')) }
  }
  const publish = async (options: BuildOptions = {}, ...rest: string[]) =>
    run('publish', options.part ?? 'catalogue', '--dir', await builtFolder(folder.path, options), ...rest)

  test('publish, promote and rollback exit with 0 and print JSON', async () => {
    expect(await publish({ version: '1.0.0' }, '--channel', 'main')).toMatchObject({
      code: 0,
      err: expect.stringContaining('Checking every file'),
    })
    expect((await run('promote', 'catalogue', '--channel', 'main', '--json')).json()).toMatchObject({
      outcome: 'moved',
      revision: 1,
    })
    const published = await publish({ version: '1.1.0' }, '--json')
    expect(published.json()).toMatchObject({ outcome: 'published', version: '1.1.0' })
    expect(await run('promote', 'catalogue@1.1.0', '--why', 'New list')).toMatchObject({ code: 0 })
    const back = await run('rollback', 'catalogue', '--why', 'Blank page', '--by', 'Ada', '--json')
    expect(back.json()).toMatchObject({ changes: [{ part: 'catalogue', from: '1.1.0', to: '1.0.0' }] })

    const [live] = (await run('status', '--json'))
      .json()
      .parts.filter((call: { part: string }) => call.part === 'catalogue')
    expect(live).toMatchObject({ live: '1.0.0', by: 'Ada', why: 'Blank page', newest: '1.1.0', versions: 2 })
    const actions = (await run('history', 'catalogue', '--json'))
      .json()
      .map((entry: { action: string }) => entry.action)
    expect(actions).toEqual(['rollback', 'promote', 'publish', 'promote', 'publish'])
    expect((await run('status')).out).toMatch(/catalogue +1\.0\.0 +– +– +1\.1\.0 +main 1\.0\.0[^]*No document/)
  })

  test('preview prints a link to the shop that is valid for the given time', async () => {
    await publish()
    env.PUBLIC_URL = 'https://shop.example/'
    const link = (await run('preview', 'catalogue@1.0.0', '--for', '3d', '--json')).json()
    expect(link.link).toMatch(
      /^https:\/\/shop\.example\/\?remote=catalogue%401\.0\.0&signed=\w{12}\.\d+\.\w{16}\.[\w-]{86}$/,
    )
    expect(Date.parse(link.until) - Date.now()).toBeGreaterThan(71 * 3_600_000)
    expect(await run('preview', 'catalogue')).toMatchObject({ code: 2, err: expect.stringContaining('--channel') })
    expect(await run('preview', 'catalogue@1.0.0', '--for', 'ever')).toMatchObject({ code: 2 })
    expect(await run('preview', 'catalogue@1.0.0', '--for', '8d')).toMatchObject({ code: 2 })
    expect(await run('preview', 'catalogue@3.0.0')).toMatchObject({ code: 4 })
  })

  test('previews lists what is active, and revokes one', async () => {
    await publish({}, '--channel', 'main')
    await publish({ part: 'shell', version: '2.0.0' })
    const shown = await run('preview', 'catalogue', 'shell@2.0.0', '--channel', 'main', '--why', 'Try the new frame')
    const [, id = ''] = /^Preview (\w{12}) of catalogue 1\.0\.0, shell 2\.0\.0 for anyone/.exec(shown.out) ?? []
    expect((await run('previews', '--json')).json()).toMatchObject([{ id, by: 'Grace', why: 'Try the new frame' }])
    expect((await run('previews')).out).toMatch(
      new RegExp(`${id}  catalogue 1.0.0, shell 2.0.0 +20.*Grace \\(local\\)`),
    )
    expect((await run('history', 'shell')).out).toMatch(/preview +catalogue 1\.0\.0, shell 2\.0\.0/)

    expect((await run('previews', 'revoke', id, '--why', 'Leaked')).out).toContain(`Revoked the preview ${id}`)
    expect((await run('previews')).out).toBe('No preview is active.')
    expect((await run('history', 'shell')).out).toMatch(/revoke +catalogue 1\.0\.0, shell 2\.0\.0 +Grace .* Leaked/)
    expect(await run('previews', 'revoke', id)).toMatchObject({ code: 4 })
    expect(await run('previews', 'end', id)).toMatchObject({ code: 2 })
  })

  test('a refused move exits with 1 and names the reason, in a dry run too', async () => {
    await publish({ contract: { api: '^2.0.0' } })
    const refused = await run('promote', 'catalogue@1.0.0')
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('needs the API ^2.0.0') })
    const dry = await run('promote', 'catalogue@1.0.0', '--dry-run', '--json')
    expect(dry.code).toBe(1)
    expect(dry.json()).toMatchObject({ outcome: 'judged', verdict: 'refused' })
    const json = await run('promote', 'catalogue@1.0.0', '--json')
    expect(json.json()).toMatchObject({ error: { code: 'refused', findings: expect.any(Array) } })
    expect(await run('promote', 'catalogue@1.0.0', '--force', '--why', 'API 2 will follow')).toMatchObject({ code: 0 })
  })

  test('invalid usage exits with 2', async () => {
    await publish()
    expect(await run('promote')).toMatchObject({ code: 2 })
    for (const call of [['launch'], ['help', 'launch']])
      expect(await run(...call)).toMatchObject({ code: 2, err: expect.stringContaining("unknown command 'launch'") })
    expect(await run('promote', 'catalogue@1.0.0', '--fast')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--fast.*Run with --help/s),
    })
    expect(await run('unblock', 'catalogue@1.0.0', '--why', 'Not its fault', '--dry-run')).toMatchObject({
      code: 2,
      err: expect.stringContaining("unknown option '--dry-run'"),
    })
    expect(await run('promote', 'catalogue@')).toMatchObject({ code: 2 })
    expect(await run('promote', 'catalogue')).toMatchObject({
      code: 2,
      err: expect.stringContaining('a version, as in catalogue@1.0.0, or a channel, as in --channel main'),
    })
    expect(await run('promote', 'catalogue@1.0.0', '--force')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--why'),
    })
    expect(await run('history', '--limit', 'many')).toMatchObject({ code: 2 })
    env.RELEASES_PARTS = join(folder.path, 'nowhere', 'parts.json')
    expect(await run('status')).toMatchObject({
      code: 2,
      err: expect.stringContaining('set RELEASES_URL to a release'),
    })
    env.RELEASES_PARTS = join(folder.path, 'parts.json')
    env.RELEASES_URL = 'ftp://releases'
    expect(await run('status')).toMatchObject({
      code: 2,
      err: expect.stringContaining('RELEASES_URL is "ftp://releases"'),
    })
  })

  test.each([
    [['gc', '--keep-days', ''], /"" is not a valid number of days/],
    [['gc', '--keep-days', '1e999'], /not a valid number of days/],
    [['promote', 'catalogue@1.0.0', '--canary', '0x10'], /not a valid share of visitors/],
    [['promote', 'catalogue@1.0.0', 'catalogue@1.1.0'], /catalogue is named twice/],
    [['rollback', 'catalogue', 'catalogue'], /catalogue is named twice/],
    [['rollback', 'catalogue@1.0.0', '--to', '1.1.0'], /Specify the version once/],
    [['rollback', 'catalogue', '--to', '1.0.0', '--to', '1.1.0'], /'--to <version>' is specified more than once/],
    [['keys', 'add', 'ab12'], /Use keys list, keys add, or keys retire <key>/],
    [['keys', 'list', 'ab12'], /Use keys list/],
    [['promote', 'catalogue\u001b[2J'], /There is no part "catalogue \[2J"/],
  ])('%j changes nothing and suggests the right usage', async (args, sentence) => {
    for (const version of ['1.0.0', '1.1.0']) await publish({ version })
    const before = (await run('history', '--json')).out
    expect(await run(...args)).toMatchObject({ err: expect.stringMatching(sentence) })
    expect((await run('history', '--json')).out).toBe(before)
  })

  test('a canary other than the named one continues', async () => {
    for (const version of ['1.0.0', '1.1.0']) await publish({ version })
    await run('promote', 'catalogue@1.0.0')
    await run('promote', 'catalogue@1.1.0', '--canary', '10')
    const wrong = await run('canary', 'catalogue@1.0.0', 'abort')
    expect(wrong).toMatchObject({ code: 3, err: expect.stringContaining('The canary of catalogue is 1.1.0') })
    expect(await run('canary', 'catalogue@1.1.0', 'abort')).toMatchObject({ code: 0 })
  })

  test('an empty name falls back to the user name in the audit log', async () => {
    env.RELEASES_BY = ' '
    await publish({}, '--by', '')
    expect((await run('history', '--json')).json()[0].by).toMatch(/\S/)
  })

  test('a token that no header can carry is never printed', async () => {
    Object.assign(env, { RELEASES_URL: 'http://127.0.0.1:9', RELEASES_TOKEN: 'two words' })
    const { code, err } = await run('status')
    expect([code, err]).toEqual([2, expect.stringMatching(/^(?!.*two words).*RELEASES_TOKEN is invalid/)])
  })

  test('text of other teams can’t manipulate the terminal', async () => {
    await publish({}, '--why', 'Ours\u001b[2J\u202e now\nhere')
    expect((await run('history')).out).toMatch(/ Grace \(local\) +Ours \[2J +now here$/)
  })

  test('a taken version exits with 3', async () => {
    await publish()
    expect(await publish()).toMatchObject({ code: 0, out: expect.stringContaining('with identical content') })
    expect(await publish({ files: { 'browser/new.js': '1' } })).toMatchObject({ code: 3 })
  })

  test('a missing release exits with 4', async () => {
    expect(await run('promote', 'catalogue')).toMatchObject({
      code: 4,
      err: expect.stringContaining('catalogue has no published version'),
    })
    expect(await run('publish', 'catalogue')).toMatchObject({
      code: 4,
      err: expect.stringContaining('Build the part first'),
    })
    expect(await run('publish', 'nobody')).toMatchObject({ code: 4, err: expect.stringContaining('shell, catalogue') })
    env.RELEASES_URL = 'http://127.0.0.1:9'
    expect(await run('status')).toMatchObject({ code: 4, err: expect.stringContaining('does not respond') })
  })

  test('verify exits with 0 on an intact store and with 1 on a damaged one, naming the file', async () => {
    await publish()
    expect(await run('verify')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 release and 1 audit entry'),
    })
    await writeFile(join(env.DATA_DIR ?? '', 'releases/catalogue/1.0.0/browser/remote.js.br'), 'x')
    const damaged = await run('verify', '--json')
    expect(damaged.code).toBe(1)
    expect(damaged.json().error.problems).toEqual([
      'catalogue 1.0.0: browser/remote.js.br does not unpack to the original file.',
    ])
  })

  test('every command has help', async () => {
    for (const command of ['publish', 'promote', 'rollback', 'status', 'history', 'verify']) {
      expect(await run(command, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--json') })
    }
    expect((await run('--help')).out).toContain('Exit codes:')
  })

  test('a data folder without write permission exits with one sentence', async () => {
    await writeFile(join(folder.path, 'var'), 'a file where the folder should be')
    expect(await run('status')).toMatchObject({ code: 4, err: expect.stringContaining('is not writable') })
  })

  test('separates result and progress and sets the exit code as a process', async () => {
    const dir = await builtFolder(folder.path)
    const start = (...args: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...args], {
        cwd: join(__dirname, '../..'),
        env: { ...process.env, ...env },
        encoding: 'utf8',
      })
    const done = start('publish', 'catalogue', '--dir', dir, '--json')
    expect(done).toMatchObject({ status: 0, stderr: expect.stringContaining('Checking every file') })
    expect(JSON.parse(done.stdout)).toMatchObject({ outcome: 'published' })
    expect(start('promote', 'shell')).toMatchObject({ status: 4, stdout: '' })
    const tired = `${process.execPath} --import tsx ${join(__dirname, 'main.ts')} status | true; echo \${PIPESTATUS[0]}`
    const { stdout, stderr } = spawnSync('bash', ['-c', tired], {
      cwd: join(__dirname, '../..'),
      // bash complains about locales that aren't installed.
      env: { ...process.env, ...env, LC_ALL: 'C' },
      encoding: 'utf8',
    })
    expect([stdout, stderr]).toEqual(['0\n', ''])
  })
})
