import { spawnSync } from 'node:child_process'
import { copyFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'
import { checkCommits } from './commits'

const root = resolve(__dirname, '../..')

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'core.hooksPath=/dev/null']
  return spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).stdout.trim()
}

/** A repository with this project's tools and one commit per subject; returns its folder and its first commit. */
function repositoryOf(...subjects: string[]) {
  const folder = temporaryFolder('commits')
  copyFileSync(join(root, 'commitlint.config.mjs'), join(folder, 'commitlint.config.mjs'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  git(folder, 'init', '--quiet')
  for (const subject of subjects) git(folder, 'commit', '--quiet', '--allow-empty', '--message', subject)
  return { folder, first: git(folder, 'rev-list', '--max-parents=0', 'HEAD') }
}

describe('commits', () => {
  test('rejects a subject of more than 72 characters after the mark, not before', async () => {
    const long = `fix(shell): ${'very '.repeat(13)}long`
    const { folder, first } = repositoryOf(long, 'fix(shell): answer again')
    expect(await checkCommits(folder, first)).toMatchObject({ ok: true, text: '' })
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', long)
    const { ok, text } = await checkCommits(folder, first)
    expect(ok).toBe(false)
    expect(text).toContain('header must not be longer than 72 characters')
  })

  test('passes and says so where the history lacks the mark', async () => {
    const { folder } = repositoryOf('anything')
    expect(await checkCommits(folder)).toMatchObject({
      ok: true,
      isSkipped: true,
      text: expect.stringContaining('No message was checked'),
    })
  })

  test('passes and says so in a folder without history', async () => {
    expect(await checkCommits(temporaryFolder('no-history'))).toMatchObject({ ok: true, isSkipped: true })
  })
})
