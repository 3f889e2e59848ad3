import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../jest/temporary-folder'
import { openTerminal } from './terminal'
import { changeFile, follow, readTutorial } from './tutorial'

/** Writes a file into a new folder; returns its path. */
function writtenFile(name: string, text: string): string {
  const file = join(temporaryFolder('tutorial'), name)
  writeFileSync(file, text)
  return file
}

const fenced = (language: string, text: string, path = '') =>
  `${path && `\`${path}\`:\n\n`}\`\`\`${language}\n${text}\n\`\`\`\n`

describe('tutorial', () => {
  test('follows the commands, files and changes of a section in order', async () => {
    const folder = temporaryFolder('tutorial')
    const steps = [
      fenced('sh', '# comment\nmkdir part &&\\\n  cd part'),
      fenced('ts', 'const a = 1\nconst b = 2', 'src/a.ts'),
      fenced('diff', ' const a = 1\n-const b = 2\n+const b = 3', 'src/a.ts'),
      fenced('sh', 'cat src/a.ts > copy.ts'),
    ]
    const tutorial = readTutorial(
      writtenFile('guide.md', `# Guide\n\n## Start\n\n${steps.join('\nText\n\n')}\n## End\n`),
    )
    const terminal = openTerminal({ folder, env: {} })
    await follow(tutorial, 'Start', terminal)
    expect(terminal.folder).toBe(join(folder, 'part'))
    expect(readFileSync(join(folder, 'part/copy.ts'), 'utf8')).toBe('const a = 1\nconst b = 3\n')
    expect([...tutorial.keys()]).toEqual(['Start', 'End'])
  })

  test('stops at a command that fails, with its output', async () => {
    const tutorial = readTutorial(writtenFile('guide.md', `## Start\n\n${fenced('sh', 'echo no such part; exit 3')}`))
    const terminal = openTerminal({ folder: temporaryFolder('tutorial'), env: {} })
    await expect(follow(tutorial, 'Start', terminal)).rejects.toThrow(/ended with 3 .*\nno such part/)
  })

  test.each([fenced('ts', 'const a = 1'), fenced('sh', 'npm test', 'src/a.ts')])(
    'refuses %j, which is no step',
    (block) => {
      expect(() => readTutorial(writtenFile('guide.md', `## Start\n\n${block}`))).toThrow('"Start" has a')
    },
  )

  test.each([
    ['0 times', 'const b = 1\n'],
    ['2 times', 'const a = 1\nconst a = 1\n'],
  ])('refuses a change of lines that a file has %s', (times, text) => {
    expect(() => changeFile(writtenFile('a.ts', text), ['-const a = 1\n+const a = 2\n'])).toThrow(times)
  })
})
