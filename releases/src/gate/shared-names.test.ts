import type { Finding } from '../contract'
import { promote } from '../operations/promote'
import { rollback } from '../operations/rollback'
import type { BuildOptions } from '../testing/built-folder'
import { ada, temporaryRegistry } from '../testing/registry'

const ui = '@shop/shared-ui'

describe('names of shared packages', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await shell('1.0.0', { Button: 'a1', RadioGroup: 'b1', Stack: 'c1' })
    await registry.goLive({ part: 'cart-checkout', imports: { [ui]: ['Button', 'RadioGroup'] } })
  })
  afterEach(() => registry.remove())

  const shell = (version: string, names: Record<string, string>, options: BuildOptions = {}) =>
    registry.goLive({ ...options, part: 'shell', version, provides: { [ui]: names } })
  const shared = (findings: Finding[]) => findings.filter(({ check }) => check === 'shared')

  test('pass when the shell drops one that no live part imports, and compares new ones', async () => {
    expect(shared((await shell('1.1.0', { Button: 'a1', RadioGroup: 'b1', Grid: 'd1' })).findings)).toEqual([])
  })

  test('refuse a shell that drops one which a live part imports, naming part and name', async () => {
    await expect(shell('1.1.0', { Button: 'a1', Stack: 'c1' })).rejects.toMatchObject({
      problems: [
        expect.stringMatching(
          /^cart-checkout 1\.0\.0 imports RadioGroup from @shop\/shared-ui, and shell 1\.1\.0 doesn't/,
        ),
      ],
    })
  })

  test('refuse a part that imports one which the live shell lacks, and a rollback of the shell below it', async () => {
    const imports = { [ui]: ['Grid'] }
    await expect(registry.goLive({ imports })).rejects.toMatchObject({
      problems: [expect.stringContaining('catalogue 1.0.0 imports Grid from @shop/shared-ui, and shell 1.0.0')],
    })
    await shell('1.1.0', { Button: 'a1', RadioGroup: 'b1', Stack: 'c1', Grid: 'd1' })
    await registry.goLive({ version: '1.1.0', imports })
    await expect(rollback(registry.context, ada, { targets: [{ part: 'shell' }] })).rejects.toMatchObject({
      problems: [expect.stringContaining('catalogue 1.1.0 imports Grid')],
    })
  })

  test('warn about a declaration that changes under a part that imports it', async () => {
    const { verdict, findings } = await shell('1.1.0', { Button: 'a2', RadioGroup: 'b1', Stack: 'c2' })
    expect(verdict).toBe('pass')
    expect(shared(findings)).toMatchObject([
      {
        severity: 'warning',
        part: 'cart-checkout',
        message: expect.stringContaining('changes what cart-checkout 1.0.0 imports from @shop/shared-ui: Button.'),
      },
    ])
  })

  test('warn when the shell was built before they were recorded', async () => {
    const { findings } = await registry.goLive({ part: 'shell', version: '1.1.0' })
    expect(shared(findings)).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('were not compared') },
    ])
  })

  test('cannot be claimed by a release.json if the bundle lacks them', async () => {
    const files = { 'node/part.cjs': `__webpack_require__.d(ui, {\n  Button: () => (Button),\n});\n'${ui}': ui,` }
    await registry.publish({
      part: 'shell',
      version: '2.0.0',
      provides: { [ui]: { Button: 'a1', RadioGroup: 'b1' } },
      files,
    })
    await expect(
      promote(registry.context, ada, { targets: [{ part: 'shell', version: '2.0.0' }] }),
    ).rejects.toMatchObject({ problems: [expect.stringContaining('records other provides than its files contain')] })
  })
})
