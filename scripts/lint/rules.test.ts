import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESLint } from 'eslint'

const root = join(__dirname, '../..')
const folder = join(__dirname, 'fixtures')

function readFixture(name: string) {
  const code = readFileSync(join(folder, name), 'utf8')
  const [, path = '', refuses = ''] = /^\/\/ as: (.+)\n\/\/ refuses: (.+)\n/.exec(code) ?? []
  return { code, path, refuses }
}

describe('the lint rules', () => {
  let eslint: ESLint

  beforeAll(async () => {
    eslint = new (await importFromNode<{ ESLint: typeof ESLint }>('eslint')).ESLint({ cwd: root })
  })

  test.each(readdirSync(folder))('reports only the expected rule for %s', async (name) => {
    const { code, path, refuses } = readFixture(name)
    const [result] = await eslint.lintText(code, { filePath: join(root, path) })
    const reported = result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'unused-directive'}: ${message}`) ?? []
    if (refuses === 'nothing') {
      expect(reported).toEqual([])
      return
    }
    const [rule = '', ...text] = refuses.split(': ')
    expect(reported).toEqual([expect.stringContaining(text.join(': '))])
    expect(reported[0]?.startsWith(`${rule}: `)).toBe(true)
  })

  test('covers every rule of our plugin with a fixture', async () => {
    const plugin = (await eslint.calculateConfigForFile(join(root, 'shell/src/router/router.ts'))).plugins.shop
    const refused = readdirSync(folder).map((name) => readFixture(name).refuses.split(':')[0])
    for (const rule of Object.keys(plugin.rules)) expect(refused).toContain(`shop/${rule}`)
  })
})
