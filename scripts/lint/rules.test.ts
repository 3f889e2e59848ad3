import { join } from 'node:path'
import type { ESLint, Linter } from 'eslint'

const root = join(__dirname, '../..')

/** A file that has to be refused: rule, path, code, and a part of the message. */
const refused: [rule: string, path: string, code: string, message: string][] = [
  ['shop/barrels', 'mfe-catalogue/src/features/offers/index.ts', `export { a } from './a'`, 'Barrel files'],
  ['shop/barrels', 'mfe-catalogue/src/features/offers/offers.ts', `export * from './a'`, 'Barrel files'],
  [
    'shop/sleeps',
    'mfe-account/src/login/login.test.ts',
    'export const pause = () => new Promise((resume) => setTimeout(resume, 20))',
    'wait for a condition',
  ],
  [
    'shop/sleeps',
    'shell/server/http/api-proxy.test.ts',
    'export const pause = () => new Promise((resume) => setTimeout(resume, 300))',
    'wait for a condition',
  ],
  [
    'shop/sleeps',
    'e2e/journeys/desk/buying.spec.ts',
    `import { setTimeout as sleep } from 'node:timers/promises'\nexport const pause = () => sleep(20)`,
    'wait for a condition',
  ],
  [
    'shop/sleeps',
    'e2e/journeys/desk/buying.spec.ts',
    'export const pause = (page: Page) => page.waitForTimeout(2_000)',
    'wait for a condition',
  ],
  ['shop/describes', 'api/src/a.test.ts', "test('rounds up', () => {})", 'has one describe'],
  ['shop/describes', 'api/src/a.test.ts', "test.each([1, 2])('rounds up %d', () => {})", 'has one describe'],
  [
    'shop/describes',
    'api/src/a.test.ts',
    "describe('rounding', () => test('rounds up', () => {}))\ndescribe('taxes', () => {})",
    'has one describe',
  ],
  [
    'shop/describes',
    'api/src/a.test.ts',
    "describe('money', () => describe('rounding', () => test('rounds up', () => {})))",
    'has one describe',
  ],
  [
    'shop/computed-imports',
    'shell/src/remotes/load.ts',
    'export const load = (name: string) => import(`./${name}`)',
    'cannot be bundled',
  ],
  [
    'shop/package-imports',
    'mfe-account/src/login/streams.ts',
    `export const load = () => import('rxjs')`,
    'creates a chunk',
  ],
  [
    'import-x/dynamic-import-chunkname',
    'mfe-catalogue/src/routes.tsx',
    `export const lazy = () => import('./a')`,
    'chunkname',
  ],
  [
    'shop/forms',
    'mfe-account/src/login/login.tsx',
    `export const Login = () => <form aria-label="Log in" />`,
    'Use Form of @shop/shared-ui',
  ],
  [
    'shop/forms',
    'mfe-account/src/login/login.tsx',
    `export const Login = () => <Stack as="form" method="post" />`,
    'Use Form of @shop/shared-ui',
  ],
  [
    'shop/forms',
    'shell/src/newsletter/fields.ts',
    'export const Fields = styled.form`display: grid;`',
    'Use Form of @shop/shared-ui',
  ],
  [
    'shop/forms',
    'shell/src/newsletter/fields.ts',
    'export const Fields = styled.form.withConfig({})`display: grid;`',
    'Use Form of @shop/shared-ui',
  ],
  [
    'shop/forms',
    'shell/src/newsletter/fields.ts',
    `export const Fields = styled.form.attrs({ method: 'post' })\`\``,
    'Use Form of @shop/shared-ui',
  ],
  [
    'shop/forms',
    'shell/src/newsletter/fields.ts',
    `export const Fields = styled('form')\`\``,
    'Use Form of @shop/shared-ui',
  ],
  [
    'shop/markup',
    'mfe-catalogue/src/reviews/text.tsx',
    'export const Text = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />',
    'would run here',
  ],
  [
    'shop/markup',
    'releases/console/src/text.ts',
    'export const write = (box: Element, text: string) => (box.innerHTML = text)',
    'would run here',
  ],
  [
    'shop/addresses',
    'api/src/modules/cart/limit.ts',
    'export const key = (request: { ip: string }) => request.ip',
    'network of IPv6',
  ],
  ['vocabulary/plain-words', 'api/src/a.ts', '// It is kept for one day.\nexport const a = 1', "'kept' is not a term"],
  ['vocabulary/plain-words', 'api/src/a.ts', "export const a = 'The page asks for it.'", "'asks' is not a term"],
  ['vocabulary/plain-words', 'shell/src/a.tsx', 'export const A = () => <p>Nobody knows</p>', "'Nobody' is not a term"],
  [
    'vocabulary/plain-words',
    'api/src/a.test.ts',
    "describe('a', () => test('waits for whatever comes', () => {}))",
    "'whatever' is not a term",
  ],
  ['vocabulary/plain-words', 'api/src/a.ts', '// What it has at hand.\nexport const a = 1', "'at hand' is not a term"],
  ['vocabulary/plain-words', 'api/src/a.ts', 'export const a = (place: string) => place', "'place' is not a term"],
  ['vocabulary/plain-words', 'api/src/a.ts', 'export const orderOnTheWire = 1', 'is not a term'],
  [
    'check-file/filename-naming-convention',
    'mfe-catalogue/src/offers/offersOf.ts',
    'export const a = 1',
    'must be kebab-case',
  ],
  ['check-file/filename-blocklist', 'mfe-catalogue/src/offers/utils.ts', 'export const a = 1', 'too generic'],
  ['check-file/folder-naming-convention', 'mfe-catalogue/src/utils/price.ts', 'export const a = 1', 'too generic'],
  [
    '@eslint-community/eslint-comments/require-description',
    'mfe-catalogue/src/offers/offer.ts',
    '// eslint-disable-next-line eqeqeq\nexport const isOffer = (price: number) => price == 0',
    'description',
  ],
  [
    'unused-directive',
    'mfe-catalogue/src/offers/offer.ts',
    '// eslint-disable-next-line eqeqeq -- a price may be text\nexport const isOffer = (price: number) => price === 0',
    'no problems were reported',
  ],
  [
    'import-x/no-default-export',
    'mfe-catalogue/src/offers/offer.ts',
    'export default function offer() {}',
    'Prefer named exports',
  ],
  [
    'no-console',
    'mfe-catalogue/src/offers/offer.ts',
    'export const show = (offer: string) => console.log(offer)',
    'Unexpected console',
  ],
  [
    'max-lines',
    'mfe-catalogue/src/offers/offer.ts',
    Array.from({ length: 251 }, (_, line) => `export const a${line} = 1`).join('\n'),
    'too many lines (251)',
  ],
  [
    'jsx-a11y/alt-text',
    'mfe-catalogue/src/offers/image.tsx',
    'export const Image = ({ src }: { src: string }) => <img src={src} />',
    'alt prop',
  ],
  [
    'react-hooks/rules-of-hooks',
    'mfe-catalogue/src/offers/count.tsx',
    `import { useState } from 'react'\nexport function Count({ shown }: { shown: boolean }) {\n  if (!shown) return null\n  return useState(0)[0]\n}`,
    'called conditionally',
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    'mfe-catalogue/src/offers/offer.ts',
    `import { Offer } from './a'\nexport const nameOf = (offer: Offer) => offer.name`,
    'only used as types',
  ],
]

/** Exceptions of those rules. */
const accepted: [path: string, code: string][] = [
  ['api/src/a.ts', "export const at = ({ place }: { place: string }) => [place, 'nobody@example.com', 'asked']"],
  ['shared-ui/src/index.ts', `export { Button } from './button/button'\nexport * from './price/price'`],
  [
    'api/src/a.test.ts',
    "describe('money', () => {\n  test('rounds up', () => {})\n  test.each([1])('rounds down %d', () => {})\n})",
  ],
  ['scripts/build/load.ts', 'export const load = (name: string) => import(`./${name}`)'],
  ['mfe-catalogue/src/routes.tsx', `export const lazy = () => import(/* webpackChunkName: "shop" */ './shop')`],
  [
    'mfe-catalogue/src/search/search.tsx',
    `const Line = styled.form.attrs({ method: 'get' })\`display: grid;\`\nexport const Search = () => (\n  <>\n    <Line role="search" action="/shop" />\n    <form method="get" action="/shop" />\n  </>\n)`,
  ],
  [
    'mfe-catalogue/src/offers/offer.ts',
    '// eslint-disable-next-line eqeqeq -- a price may be text\nexport const isOffer = (price: number) => price == 0',
  ],
]

describe('the lint rules', () => {
  let eslint: ESLint

  beforeAll(async () => {
    eslint = new (await importFromNode<{ ESLint: typeof ESLint }>('eslint')).ESLint({ cwd: root })
  })

  const lint = async (path: string, code: string) => {
    const [result] = await eslint.lintText(code, { filePath: join(root, path) })
    return result?.messages.map(
      ({ ruleId, message }: Linter.LintMessage) => `${ruleId ?? 'unused-directive'}: ${message}`,
    )
  }

  test.each(refused)('%s alone refuses its bad sample in %s', async (rule, path, code, message) => {
    expect(await lint(path, code)).toEqual([
      expect.stringMatching(new RegExp(`^${rule}: .*${message.replace(/[()]/g, '\\$&')}`)),
    ])
  })

  test.each(accepted)('accept the exception in %s', async (path, code) => {
    expect(await lint(path, code)).toEqual([])
  })

  test('have a bad sample each, if they are under a name of ours', async () => {
    const { plugins } = (await eslint.calculateConfigForFile(join(root, 'shell/src/index.ts'))) as Linter.Config
    const names = Object.keys(plugins?.shop?.rules ?? {}).map((name) => `shop/${name}`)
    expect(names.filter((name) => !refused.some(([rule]) => rule === name))).toEqual([])
  })
})
