/** Packages that ship ES modules only: jest runs CommonJS, so these are compiled like our own source. */
const esModulesOnly = [
  '@borewit',
  '@sec-ant',
  '@sindresorhus',
  '@tokenizer',
  'cli-cursor',
  'cli-truncate',
  'environment',
  'execa',
  'figures',
  'file-type',
  'get-east-asian-width',
  'get-stream',
  'human-signals',
  'is-fullwidth-code-point',
  'is-plain-obj',
  'is-stream',
  'is-unicode-supported',
  'listr2',
  'log-update',
  'mimic-function',
  'npm-run-path',
  'onetime',
  'parse-ms',
  'pretty-ms',
  'restore-cursor',
  'slice-ansi',
  'string-width',
  'strip-final-newline',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'unicorn-magic',
  'wrap-ansi',
  'yoctocolors',
]

const shared = {
  rootDir: __dirname,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/var/', '<rootDir>/e2e/', '/fixtures/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '/fixtures/'],
  transform: { '\\.([cm]?tsx?|m?js)$': ['ts-jest', { tsconfig: '<rootDir>/scripts/jest/tsconfig.json' }] },
  transformIgnorePatterns: [`^(?:(?!/node_modules/).)*/node_modules/(?!(?:${esModulesOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(css|woff2?)$': '<rootDir>/scripts/jest/asset-file.cjs' },
}

const test = '**/*.test.{ts,tsx}'

module.exports = {
  passWithNoTests: true,
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
      testMatch: ['shared-events', 'shared-ui', 'shared-api', 'shared-drawings', 'mfe-*', 'shell/src'].map(
        (folder) => `<rootDir>/${folder}/${test}`,
      ),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['api', 'releases', 'shell/server', 'scripts'].map((folder) => `<rootDir>/${folder}/${test}`),
    },
  ],
}
