import comments from '@eslint-community/eslint-plugin-eslint-comments/configs'
import checkFile from 'eslint-plugin-check-file'
import globals from 'globals'
import importX from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { refuse, shop } from './scripts/lint/plugin.mjs'
import { vocabulary } from './scripts/lint/plain-words.mjs'
import { addresses, barrels, describes, forms, markup, sleeps } from './scripts/lint/selectors.mjs'

const browserCode = ['mfe-*/**', 'shared-*/**', 'shell/src/**']
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**']

/** Files that may put markup into a page. */
const writesMarkup = [
  // An empty list, which React is to leave alone.
  'mfe-cart-checkout/src/features/lines/stored-cart-lines.tsx',
  'mfe-wholesale/src/features/designer/{attached-design,stage}.tsx',
  'mfe-operations/src/routes/quote/request-design.tsx',
  'shell/src/layout/main-landmark.tsx',
]
/** The index files that a package.json exports. */
const publicIndexes = [
  '{api,releases,scripts/federation}/src/index.ts',
  'shared-*/src/{,*/}index.ts',
  '{api,releases}/src/**/{schema,contract}/index.ts',
]
const data = ['**/data/**', 'shared-drawings/**']

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
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  comments.recommended,
  {
    plugins: { shop, vocabulary, 'import-x': importX, regexp, 'check-file': checkFile },
    rules: {
      'shop/barrels': refuse(
        ['ExportAllDeclaration'],
        "Barrel files are not allowed except for a package's public index.ts: import the defining file.",
      ),
      'vocabulary/plain-words': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mts,cts,mjs,cjs,js}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true, errorMessage: "'{{ target }}': file names must be kebab-case." },
      ],
      'check-file/filename-blocklist': [
        'error',
        { '**/{util,utils,helper,helpers,common,misc,types}.*': '*-{subject}.*' },
        { errorMessage: "'{{ target }}' is too generic: name the subject of this code." },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '**/': '!(util|utils|helper|helpers|common|misc|types)' },
        { errorMessage: "'{{ target }}' is too generic: name the subject of this code." },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/no-self-import': 'error',
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      '@eslint-community/eslint-comments/disable-enable-pair': 'off',
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 100, skipComments: true, skipBlankLines: true }],
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
    files: [...browserCode, 'releases/console/**', 'scripts/federation/{open-entry,standalone}/**'],
    // The one component that is allowed to, and tests, which stand for pages of any kind.
    ignores: ['shared-ui/src/form/form.tsx', ...tests],
    rules: {
      'shop/forms': refuse(
        forms,
        'Use Form of @shop/shared-ui: it posts, and is disabled until scripts run. A search or filter must set method="get".',
      ),
    },
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
      'shop/markup': refuse(markup, 'What people write would run here: let React write it as text.'),
    },
  },
  {
    files: ['api/src/**'],
    ignores: ['api/src/plugins/network.ts', 'api/src/logging.ts', ...tests],
    rules: {
      'shop/addresses': refuse(addresses, 'One customer has a network of IPv6 addresses: count by request.network.'),
    },
  },
  {
    files: ['**/index.{ts,tsx}'],
    rules: {
      'shop/barrels': refuse(
        barrels,
        "Barrel files are not allowed except for a package's public index.ts: import the defining file.",
      ),
    },
  },
  { files: publicIndexes, rules: { 'shop/barrels': 'off' } },
  {
    ignores: ['scripts/**'],
    rules: {
      'shop/computed-imports': refuse(
        ["ImportExpression:not([source.type='Literal'])"],
        'A computed import() cannot be bundled or hashed: use a string literal.',
      ),
    },
  },
  {
    files: ['{mfe-*,shared-*,shell}/src/**'],
    ignores: tests,
    rules: {
      'shop/package-imports': refuse(
        ['ImportExpression[source.value=/^(?![.]|@shop[/])/]'],
        'import() of a package creates a chunk of all of it: import() your own file, which imports the package.',
      ),
    },
  },
  {
    // A route without a name gets a numbered chunk, which its page cannot preload.
    files: ['{mfe-*,shell}/src/**/routes.{ts,tsx}'],
    ignores: tests,
    rules: { 'import-x/dynamic-import-chunkname': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      'shop/sleeps': refuse(
        sleeps,
        'A fixed wait is too short on a busy machine and too long on others: wait for a condition by `until` of @shop/shared-api/testing/until, or by `elapse` where passing time is what the test is about.',
      ),
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'shop/describes': refuse(describes, "A file has one describe('<unit>') with flat tests inside: docs/testing.md."),
    },
  },
  // Its samples are what the rule refuses.
  { files: ['scripts/lint/rules.test.ts'], rules: { 'vocabulary/plain-words': 'off' } },
  { files: ['scripts/**', '**/cli/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: [
      '**/*.config.{ts,mjs,cjs}',
      '**/*.d.ts',
      'e2e/setup/global-setup.ts',
      'scripts/tools/gallery/**',
      '**/*.stories.tsx',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: [...tests, ...data], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
)
