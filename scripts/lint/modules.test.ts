import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'
import { workspaceFolders } from '@shop/shared-api/part-list'

const root = join(__dirname, '../..')

/** Files that have to be refused: rule, path, and what the file imports. */
const refused: [rule: string, path: string, specifier: string][] = [
  ['no-cycles', 'api/src/cycle/a.ts', './b'],
  ['no-unresolved', 'mfe-account/src/login/deep.ts', '@shop/shared-ui/src/button'],
  ['no-undeclared-package', 'mfe-account/src/login/clock.ts', 'fastify'],
  ['no-path-across-packages', 'mfe-catalogue/src/offers/path.ts', '../../../shared-ui/src/index'],
  ['no-node-in-browsers', 'mfe-catalogue/src/offers/file.ts', 'node:fs'],
  ['no-react-router', 'mfe-account/src/login/router.ts', 'react-router'],
  ['remote-imports-workspace', 'mfe-account/src/login/api.ts', '@shop/api'],
  ['remote-imports-workspace', 'mfe-account/src/login/registry.ts', '@shop/releases'],
  ['document-server-imports-workspace', 'shell/server/render.ts', '@shop/api'],
  ['document-server-runs-released-shell', 'shell/server/access.ts', '../src/session/access-rules'],
  ['shell-imports-workspace', 'shell/src/promote.ts', '@shop/releases'],
  ['shared-package-imports-workspace', 'shared-events/src/toast.ts', '@shop/shared-ui'],
  ['shared-ui-imports-workspace', 'shared-ui/src/toast.ts', '@shop/shared-events'],
  ['shared-forms-imports-workspace', 'shared-forms/src/form.ts', '@shop/shared-events'],
  ['api-imports-workspace', 'api/src/client.ts', '@shop/shared-api'],
  ['console-imports-workspace', 'releases/console/src/events.ts', '@shop/shared-events'],
  ['releases-imports-workspace', 'releases/src/money.ts', '@shop/shared-api/money'],
  ['registry-tests-import-api', 'releases/src/postgres.ts', '@shop/api/testing/describe-on-postgres'],
  ['build-imports-workspace', 'scripts/federation/src/publish.ts', '@shop/releases'],
  ['shared-ui-imports-package', 'shared-ui/src/subject.ts', 'rxjs'],
  ['shared-events-imports-package', 'shared-events/src/location.ts', 'react-router-dom'],
  ['shared-api-imports-package', 'shared-api/src/use-request.ts', 'react'],
  ['shared-drawings-imports-package', 'shared-drawings/src/draw.ts', 'react'],
  ['shared-forms-imports-package', 'shared-forms/src/link.ts', 'react-router-dom'],
  ['console-imports-package', 'releases/console/src/router.ts', 'react-router-dom'],
  ['features-are-independent', 'mfe-catalogue/src/features/offers/list.ts', '../ratings/rating'],
  ['remote-features-import-routes', 'mfe-catalogue/src/features/offers/path.ts', '../../routes/shop/shop'],
  ['remote-local-imports-features', 'mfe-catalogue/src/product/name.ts', '../features/ratings/rating'],
  ['remote-routes-import-widgets', 'mfe-catalogue/src/routes/home/home.ts', '../../widgets/rail'],
  ['remote-widgets-import-routes', 'mfe-catalogue/src/widgets/card.ts', '../routes/shop/shop'],
]

const accepted: [path: string, specifiers: string[]][] = [
  [
    'api/src/cart.ts',
    ['@shop/shared-api/contract', '@shop/shared-api/money', '@shop/shared-drawings', 'node:crypto', 'fastify'],
  ],
  ['shell/server/page.ts', ['@shop/releases', '@shop/federation/parts', '@shop/shared-api', 'node:fs']],
  [
    'mfe-catalogue/src/routes/shop/shop.ts',
    [
      'react-router-dom',
      '@shop/cart-checkout-contract',
      '@shop/shared-api',
      '@shop/shared-ui',
      '../../features/ratings/rating',
    ],
  ],
  ['shell/src/cart-link.ts', ['@shop/cart-checkout-contract']],
  ['mfe-catalogue/src/features/offers/list.test.ts', ['node:fs', '../ratings/rating']],
  ['releases/src/testing/database.ts', ['@shop/api/testing/describe-on-postgres']],
]

const otherFiles: Record<string, string> = {
  'api/src/cycle/b.ts': `import { a } from './a'\nexport const b = a`,
  'api/src/cycle/c.ts': `import { d, type D } from './d'\nexport const c = d as D`,
  'api/src/cycle/d.ts': `import { type E } from './e'\nexport type D = E\nexport const d = () => import('./c')`,
  'api/src/cycle/e.ts': `import { d } from './d'\nexport type E = typeof d`,
  'api/src/testing/describe-on-postgres.ts': 'export {}',
  'mfe-catalogue/src/features/ratings/rating.ts': 'export {}',
  'mfe-catalogue/src/widgets/rail.ts': 'export {}',
  'shell/src/session/access-rules.ts': 'export {}',
}

/** `exports` of a package.json: paths, and in contract packages objects that name the types too. */
type Exports = Record<string, string | Record<string, string>>

/** A copy of the repository that has the manifests, an empty file per public name, and these files. */
function repository(files: Record<string, string>): string {
  const folder = temporaryFolder('modules')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true })
  for (const name of ['fastify', 'react', 'react-router', 'react-router-dom', 'rxjs']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  for (const workspace of workspaceFolders(root)) {
    const manifest = readFileSync(join(root, workspace, 'package.json'), 'utf8')
    const { name, exports = {} } = JSON.parse(manifest) as { name: string; exports?: Exports }
    write(join(workspace, 'package.json'), manifest)
    for (const target of Object.values(exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    ))
      if (!target.includes('*') && target !== './package.json') write(join(workspace, target), 'export {}')
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', name))
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return folder
}

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] }
}

describe('the module rules', () => {
  const broken = new Map<string, string[]>()

  beforeAll(() => {
    const importing = (specifiers: string[]) =>
      specifiers.map((name, index) => `export * as i${index} from '${name}'`).join('\n')
    const folder = repository({
      ...otherFiles,
      ...Object.fromEntries(refused.map(([, path, specifier]) => [path, importing([specifier])])),
      ...Object.fromEntries(accepted.map(([path, specifiers]) => [path, importing(specifiers)])),
    })
    const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const args = [tool, '.', '--no-progress', '--output-type=json', `--config=${join(root, '.dependency-cruiser.cjs')}`]
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    for (const { from, rule } of (JSON.parse(stdout) as Report).summary.violations) {
      broken.set(from, [...(broken.get(from) ?? []), rule.name])
    }
  })

  test.each(refused)('%s refuses %s, which imports %s', (rule, path) => {
    expect(broken.get(path)).toContain(rule)
  })

  test.each(accepted)('accept %s', (path) => {
    expect(broken.get(path)).toBeUndefined()
  })

  test('ignore cycles of types and import()', () => {
    expect(['c', 'd', 'e'].flatMap((name) => broken.get(`api/src/cycle/${name}.ts`) ?? [])).toEqual([])
  })

  test('have a bad sample each', () => {
    const config = jest.requireActual<{ forbidden: { name: string }[] }>(join(root, '.dependency-cruiser.cjs'))
    expect(config.forbidden.map(({ name }) => name).filter((name) => !refused.some(([rule]) => rule === name))).toEqual(
      [],
    )
  })
})
