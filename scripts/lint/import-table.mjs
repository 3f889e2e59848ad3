const parts = 'parts communicate through retained events, widgets and links'

/**
 * Allowed imports by zone. `shop` matches the workspace packages that a zone may import, `npm` (if set) lists the only
 * other packages, `node` allows Node's built-in modules. The first zone whose pattern matches a file applies.
 */
export const zones = [
  {
    files: /^mfe-/,
    shop: /^@shop\/shared-/,
    node: false,
    reason: `a remote may import the shared packages only, never another remote, the shell, the API or the registry: ${parts}`,
  },
  {
    files: /^shell\/server\//,
    shop: /^@shop\/(shared-|releases(\/testing\/|$)|federation(\/|$))/,
    node: true,
    reason: `the document server may import the shared packages, @shop/releases and @shop/federation: remotes reach it as verified bundles`,
  },
  {
    files: /^shell\/src\/server-render\//,
    shop: /^@shop\/shared-/,
    node: true,
    reason: 'the shell may import the shared packages only, on the server and in the browser',
  },
  {
    files: /^shell\//,
    shop: /^@shop\/shared-/,
    node: false,
    reason: `the shell may import the shared packages only: remotes are loaded at run time, and ${parts}`,
  },
  {
    files: /^shared-ui\//,
    shop: /^@shop\/shared-api\/money$/,
    npm: ['react', 'react-dom', 'react-router-dom', 'styled-components', '@base-ui/react'],
    node: false,
    reason:
      'shared-ui may import react, react-router-dom, styled-components and @base-ui/react only, and of shared-api /money: its size affects every part',
  },
  {
    files: /^shared-events\//,
    shop: /^$/,
    npm: ['react', 'rxjs'],
    node: false,
    reason: 'shared-events may import react and rxjs only: all parts share it at run time',
  },
  {
    files: /^shared-api\/src\/data-folder\//,
    shop: /^$/,
    node: true,
    reason: 'the data folder is server code: it may import Node modules only',
  },
  {
    files: /^shared-api\/src\/network\/early-answer/,
    shop: /^$/,
    node: true,
    reason: 'early responses are server code: they may import Node modules only',
  },
  {
    files: /^shared-api\//,
    shop: /^$/,
    npm: ['axios', 'cookie', 'ipaddr.js', 'zod'],
    node: false,
    reason:
      'shared-api may import axios, cookie, ipaddr.js and zod only: it runs in the browser, on the server and in the API',
  },
  {
    files: /^shared-drawings\//,
    shop: /^$/,
    npm: [],
    node: false,
    reason: 'shared-drawings imports nothing: pure functions for the browser and the API',
  },
  {
    files: /^shared-forms\//,
    shop: /^@shop\/shared-(ui|api)(\/contract)?$/,
    npm: ['react', 'styled-components', 'react-hook-form', '@hookform/resolvers'],
    node: false,
    reason:
      'shared-forms may import react, styled-components, react-hook-form, @hookform/resolvers, shared-ui and shared-api only',
  },
  {
    files: /^api\//,
    shop: /^@shop\/(shared-api\/(contract|cookies|money|network|readiness|production|data-folder|delivery|testing\/naughty-strings)|shared-drawings)$/,
    node: true,
    reason:
      'of shared packages the API may import @shop/shared-api/contract, /cookies, /money, /network, /readiness, /production, /data-folder and /delivery, and @shop/shared-drawings only',
  },
  {
    files: /^releases\/console\//,
    shop: /^@shop\/shared-(ui(\/global-styles)?|forms\/testing\/(deferred-call|page-network))$/,
    npm: ['react', 'react-dom', 'styled-components'],
    node: false,
    reason:
      'the console runs in a browser: it may import shared-ui, react, styled-components and types of the registry only; its tests may also import test support of shared-forms',
  },
  {
    files: /^releases\/src\/testing\//,
    shop: /^@shop\/(shared-api\/contract|api\/testing\/describe-on-postgres)$/,
    node: true,
    reason:
      'tests of the registry may import @shop/api/testing/describe-on-postgres for a temporary PostgreSQL and nothing else of the API',
  },
  {
    files: /^releases\//,
    shop: /^@shop\/shared-api\/(contract|readiness|production|data-folder)$/,
    node: true,
    reason:
      'releases may import @shop/shared-api/contract, /readiness, /production and /data-folder only: the registry knows contracts, not parts',
  },
  {
    files: /^scripts\/federation\//,
    shop: /^@shop\/shared-/,
    node: true,
    reason: 'the build may import the shared packages only',
  },
  {
    files: /^(scripts|e2e)\/|^[^/]+$/,
    shop: /^@shop\//,
    node: true,
    reason: 'scripts may import any package by its public name',
  },
]
