import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '..')

async function call(line: string) {
  const [name = '', ...args] = line.split(' ')
  const script = name === 'test' ? ['test.mjs', ...args] : ['run.mjs', name, ...args]
  const child = spawn(process.execPath, [join(root, 'scripts', script[0] ?? ''), ...script.slice(1)], { cwd: root })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>])
  return { code, said: said.trim() }
}

test.concurrent.each([
  ['build nobody', /There is no part "nobody"\. The parts are shell, /],
  ['verify --only nothing', /There is no check "nothing"/],
  ['test --only ,', /--only names no stage/],
  ['test --only lint --only types', /^--only is said twice/],
  ['soak --kill 3 --naughty 2', /--kill and --naughty are runs of their own/],
  ['soak --kill 1.5', /^--kill is "1\.5", and has to be a whole number above 0\.$/],
  ['screenshots --against shop', /"shop" is no address/],
  ['bench --quick --thorough', /say one of them/],
])('npm run %s begins nothing and is refused in one sentence', async (line, sentence) => {
  const { code, said } = await call(line)
  expect(said).toMatch(sentence)
  expect(said.split('\n')).toHaveLength(1)
  expect(code).toBe(2)
})
