import globals from 'globals'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { shop } from './scripts/lint/plugin.mjs'

const browserCode = ['mfe-*/**', 'shared-*/**', 'shell/src/**']
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**']

/** Who may put markup into a page: drawings, whose letters are escaped where they are drawn, and the server's own document. */
const writesMarkup = [
  // An empty list, which React is to leave alone.
  'mfe-cart-checkout/src/features/lines/stored-cart-lines.tsx',
  'mfe-wholesale/src/features/designer/{attached-design,stage}.tsx',
  'shell/src/layout/main-landmark.tsx',
]
const markup = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
  "CallExpression[callee.object.name='document'][callee.property.name=/^write/]",
  "CallExpression[callee.name='trustedMarkup']",
]
/** Ways to read a visitor's single address. */
const addresses = [
  'MemberExpression[property.name=/^(ip|ips|remoteAddress)$/]',
  'ObjectPattern > Property[key.name=/^(ip|ips|remoteAddress)$/]',
]
const data = ['**/data/**', '**/seed/**', 'shared-drawings/**']

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-[0-9]*/',
      'var/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'scripts/lint/fixtures/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    plugins: { shop, 'import-x': importX, regexp },
    rules: {
      'shop/imports': 'error',
      'shop/relative-imports': 'error',
      'shop/dynamic-imports': 'error',
      'shop/no-barrels': 'error',
      'shop/described-disables': 'error',
      'shop/file-names': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/no-self-import': 'error',
      'max-lines': ['error', { max: 250 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { ignores: tests, rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] } },
  {
    // What visitors send goes through these.
    files: ['api/src/**', 'shared-api/src/**', 'shell/server/**'],
    ignores: tests,
    rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
  },
  {
    files: browserCode,
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions, globals: globals.browser },
  },
  {
    files: [...browserCode, 'releases/console/**', 'scripts/federation/standalone/**'],
    // The one component that is allowed to, and tests, which stand for pages of any kind.
    ignores: ['shared-ui/src/form/form.tsx', ...tests],
    rules: { 'shop/forms': 'error' },
  },
  { files: browserCode, ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['api/**', 'releases/**', 'shell/server/**', 'scripts/**', 'e2e/**', '*.{cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [...browserCode, 'releases/console/**'],
    ignores: [...writesMarkup, ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...markup.map((selector) => ({
          selector,
          message: 'What people write would run here: let React write it as text.',
        })),
      ],
    },
  },
  {
    files: ['api/src/**'],
    ignores: ['api/src/plugins/network.ts', 'api/src/logging.ts', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...addresses.map((selector) => ({
          selector,
          message: 'One customer has a whole network of IPv6 addresses: count by request.network.',
        })),
      ],
    },
  },
  { files: ['scripts/**', '**/cli/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.config.{ts,mjs,cjs}', '**/*.d.ts', 'e2e/setup/global-setup.ts', 'scripts/tools/gallery/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: [...tests, ...data], rules: { 'max-lines': 'off' } },
)
