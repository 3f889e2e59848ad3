const esModulesOnly = require('./es-modules-only.cjs')

/** The shop's packages and the contract packages of other teams are ES modules too. */
const compiled = ['@shop/', '(?:@[^/]+/)?[^/]+-contract/', ...esModulesOnly.map((name) => `${name}/`)]

const compilerOptions = {
  target: 'ES2022',
  module: 'CommonJS',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  rootDir: '/',
  allowJs: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  sourceMap: true,
}

/** Jest's configuration for a remote in a repository of its own: `module.exports = require('@shop/federation/jest')`. */
module.exports = {
  testEnvironment: `${__dirname}/browser-environment.cjs`,
  setupFilesAfterEnv: [`${__dirname}/browser-setup.ts`],
  resolver: `${__dirname}/resolver.cjs`,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 60_000,
  transform: { '\\.(tsx?|m?js)$': ['ts-jest', { tsconfig: compilerOptions }] },
  transformIgnorePatterns: [`/node_modules/(?!(?:${compiled.join('|')}))`],
  moduleNameMapper: { '\\.(css|woff2?)$': `${__dirname}/asset-file.cjs` },
}
