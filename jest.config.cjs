/** Packages that ship ES modules only: jest runs CommonJS, so these are compiled like our own source. */
const esModulesOnly = [
  '@borewit',
  '@tokenizer',
  'cli-cursor',
  'cli-truncate',
  'environment',
  'file-type',
  'get-east-asian-width',
  'is-fullwidth-code-point',
  'jose',
  'listr2',
  'log-update',
  'mimic-function',
  'oauth4webapi',
  'onetime',
  'openid-client',
  'restore-cursor',
  'slice-ansi',
  'string-width',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'wrap-ansi',
]

const shared = {
  rootDir: __dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/var/', '<rootDir>/e2e/', '/fixtures/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '/fixtures/'],
  transform: {
    '/@electric-sql/.*\\.cjs$': '<rootDir>/scripts/jest/pglite-transform.cjs',
    '\\.(tsx?|m?js)$': ['ts-jest', { tsconfig: '<rootDir>/scripts/jest/tsconfig.json' }],
  },
  transformIgnorePatterns: [`^(?:(?!/node_modules/).)*/node_modules/(?!(?:@electric-sql|${esModulesOnly.join('|')})/)`],
  resolver: '<rootDir>/scripts/jest/resolver.cjs',
  moduleNameMapper: {
    '\\.(css|woff2?)$': '<rootDir>/scripts/jest/asset-file.cjs',
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.cjs',
  },
}

const test = '**/*.test.{ts,tsx}'

module.exports = {
  passWithNoTests: true,
  maxWorkers: 2,
  // A test that hangs still ends; one on a machine that is ten times too busy is let finish.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
      testMatch: ['shared-*', 'mfe-*', 'shell/src', 'releases/console', 'scripts/tools/gallery'].map(
        (folder) => `<rootDir>/${folder}/${test}`,
      ),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/jest/node-environment.cjs',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '<rootDir>/scripts/tools/gallery/'],
      testMatch: ['api', 'releases/src', 'shell/server', 'scripts'].map((folder) => `<rootDir>/${folder}/${test}`),
    },
  ],
}
