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

  test.each(readdirSync(folder))('%s is answered by the rule that it names, and by no other', async (name) => {
    const { code, path, refuses } = readFixture(name)
    const [result] = await eslint.lintText(code, { filePath: join(root, path) })
    const said = result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'unused-directive'}: ${message}`) ?? []
    if (refuses === 'nothing') {
      expect(said).toEqual([])
      return
    }
    const [rule = '', ...words] = refuses.split(': ')
    expect(said).toEqual([expect.stringContaining(words.join(': '))])
    expect(said[0]?.startsWith(`${rule}: `)).toBe(true)
  })

  test("every rule of the house's plugin has a fixture that it refuses", async () => {
    const plugin = (await eslint.calculateConfigForFile(join(root, 'shell/src/router/router.ts'))).plugins.shop
    const refused = readdirSync(folder).map((name) => readFixture(name).refuses.split(':')[0])
    for (const rule of Object.keys(plugin.rules)) expect(refused).toContain(`shop/${rule}`)
  })
})
