const esModulesOnly = require('./scripts/jest/es-modules-only.cjs')

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
  testSequencer: '<rootDir>/scripts/jest/slowest-first.cjs',
  // Ten times what a slow test takes on an idle machine. Files that build or start processes set their own.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
      testMatch: [
        'shared-*',
        'mfe-*',
        'shell/src',
        'releases/console',
        'scripts/tools/gallery',
        'scripts/federation/own-react',
        'scripts/federation/facades',
      ].map((folder) => `<rootDir>/${folder}/${test}`),
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/jest/node-environment.cjs',
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '<rootDir>/scripts/tools/gallery/',
        '<rootDir>/scripts/federation/own-react/',
        '<rootDir>/scripts/federation/facades/',
      ],
      testMatch: ['api', 'releases/src', 'shell/server', 'scripts'].map((folder) => `<rootDir>/${folder}/${test}`),
    },
  ],
}
