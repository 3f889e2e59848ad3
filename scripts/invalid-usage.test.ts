import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '..')

async function call(line: string) {
  const [name = '', ...args] = line.split(' ')
  const script = name === 'test' ? ['test.mjs', ...args] : ['run.mjs', name, ...args]
  const child = spawn(process.execPath, [join(root, 'scripts', script[0] ?? ''), ...script.slice(1)], { cwd: root })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>])
  return { code, output: output.trim() }
}

describe('invalid usage', () => {
  test.concurrent.each([
    ['build unknown', /There is no part "unknown"\. The parts are shell, /],
    ['verify --only nothing', /There is no check "nothing"/],
    ['test --only ,', /--only is empty/],
    ['test --only lint --only types', /^--only is specified more than once/],
    ['soak --kill 3 --naughty 2', /--kill and --naughty cannot be combined/],
    ['soak --kill 1.5', /^--kill is "1\.5", but must be a whole number above 0\.$/],
    ['screenshots --against shop', /"shop" is not a valid address/],
    ['bench --quick --thorough', /--quick and --thorough cannot be combined/],
  ])('rejects npm run %s in one sentence without running anything', async (line, sentence) => {
    const { code, output } = await call(line)
    expect(output).toMatch(sentence)
    expect(output.split('\n')).toHaveLength(1)
    expect(code).toBe(2)
  })
})
