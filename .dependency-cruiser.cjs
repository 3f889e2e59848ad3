// Who may import whom. `npm test -- --only modules` checks these rules, and prints the comment of a rule that is broken.

const tests = '[.]test[.]tsx?$|/testing/|^e2e/'
const contracts = '^mfe-[^/]+/contract/'
const parts = 'parts communicate through retained events, widgets and links'
const workspaces =
  '^(shell|mfe-[^/]+|examples/[^/]+|shared-[^/]+|api|releases|e2e|scripts/federation|scripts/tools/gallery|scripts(?!/federation/|/tools/gallery/))/'

/** Refuses workspaces other than `files` itself and the matching files of `may`. */
const workspace = (name, from, may, comment) => ({
  name: `${name}-imports-workspace`,
  severity: 'error',
  comment,
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: workspaces, pathNot: may },
})

/** Refuses npm packages other than `may`. Tests may import any. */
const packages = (name, from, may, comment) => ({
  name: `${name}-imports-package`,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: 'node_modules/', pathNot: may.map((name) => `node_modules/(@types/)?${name}/`) },
})

/** Refuses imports between layers of one remote. */
const layer = (name, from, to, pathNot) => ({
  name: `remote-${name}`,
  severity: 'error',
  comment: 'Within a remote imports go from routes and widgets → features → local files only.',
  from: { path: from, pathNot: tests },
  to: { path: to, ...(pathNot && { pathNot }) },
})

const apiEntries = (names) => `^shared-api/src/(${names})`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Modules that import each other at load time run in an order that depends on who is imported first. Move what both need to a third file. Types and import() are free.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import', 'dynamic-import'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'No such file, or internal to another package: import a public name that its package.json exports.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(open-part$|react-refresh/cjs/)' },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'Not in the package.json of this workspace: a package copied outside the repository would not find it.',
      // The bridge's host side names its packages in "imports" of package.json.
      from: { pathNot: [tests, '^scripts/tools/', '^scripts/federation/own-react/host/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-path-across-packages',
      severity: 'error',
      comment: 'Import another package by its name, because it may be built and released separately.',
      // The tests of rendering, and its measurement, render a remote's pages in the shell.
      from: { path: workspaces, pathNot: '^scripts/(rendering|bench/renders)/' },
      to: { path: workspaces, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'no-node-in-browsers',
      severity: 'error',
      comment: 'Node modules are not available in browsers, where this code runs.',
      from: {
        path: '^(mfe-[^/]+|shared-[^/]+|shell|releases/console)/',
        pathNot: [
          tests,
          '^shell/(server|src/server-render)/',
          '^shared-api/src/(built-code/|data-folder/|metrics/|part-list/|network/early-answer)',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-react-router',
      severity: 'error',
      comment: "Import 'react-router-dom': the shell shares that package, and a second router has no context.",
      from: { path: workspaces, pathNot: '^scripts/federation/' },
      to: { path: 'node_modules/react-router/' },
    },
    {
      name: 'remote-imports-workspace',
      severity: 'error',
      comment: `A remote may import the shared packages and contract packages only, never another remote, the shell, the API or the registry: ${parts}.`,
      from: { path: '^(mfe-[^/]+|examples/[^/]+)/' },
      to: { path: workspaces, pathNot: ['^($1/|shared-[^/]+/|scripts/federation/own-react/screens[.]ts$)', contracts] },
    },
    workspace(
      'document-server',
      '^shell/server/',
      ['^(shell|shared-[^/]+|scripts/federation)/', '^releases/src/((index|allocator|renderer/program)[.]|testing/)'],
      'The document server may import the shared packages, @shop/releases and @shop/federation: remotes reach it as verified bundles.',
    ),
    {
      name: 'document-server-runs-released-shell',
      severity: 'error',
      comment:
        'The document server runs the code of the live shell release, not of its own checkout: it may import types of the shell only.',
      from: { path: '^shell/server/', pathNot: tests },
      to: { path: '^shell/src/', dependencyTypesNot: ['type-only'] },
    },
    workspace(
      'shell',
      { path: '^shell/', pathNot: '^shell/server/' },
      // It provides the facades of shared libraries.
      ['^(shell|shared-[^/]+|scripts/federation/facades)/', contracts],
      `The shell may import the shared packages, facades and contract packages only: remotes are loaded at run time, and ${parts}.`,
    ),
    workspace(
      'shared-package',
      '^(shared-events|shared-api|shared-drawings)/',
      '^$1/',
      'This shared package imports no other workspace: every part loads it.',
    ),
    workspace(
      'shared-ui',
      '^shared-ui/',
      ['^shared-ui/', apiEntries('money/')],
      'shared-ui imports no other workspace except @shop/shared-api/money: every part loads it.',
    ),
    workspace(
      'shared-forms',
      '^shared-forms/',
      ['^shared-forms/', '^shared-ui/src/index[.]ts$', apiEntries('index[.]ts$|contract/index[.]ts$|testing/')],
      'shared-forms may import of shared packages only shared-ui, shared-api, its contract and its test support.',
    ),
    workspace(
      'api',
      '^api/',
      [
        '^(api|shared-drawings)/',
        apiEntries(
          '(contract|cookies|metrics|money|network|readiness|production|data-folder|delivery|search-terms|staff)/index|testing/(naughty-strings|until)[.]',
        ),
      ],
      'Of shared packages the API may import @shop/shared-api/contract, /cookies, /metrics, /money, /network, /readiness, /production, /data-folder, /delivery, /search-terms and /staff, and @shop/shared-drawings only; its tests also /testing/naughty-strings and /testing/until.',
    ),
    workspace(
      'console',
      '^releases/console/',
      [
        '^(releases|shared-ui)/',
        '^shared-forms/src/testing/deferred-call[.]',
        '^shared-api/src/testing/fake-network[.]',
      ],
      'The console may import shared-ui and types of the registry; its tests may also import test support of shared-forms and shared-api.',
    ),
    workspace(
      'releases',
      { path: '^releases/', pathNot: '^releases/console/' },
      [
        '^releases/',
        apiEntries(
          '((built-code|contract|cookies|metrics|network|page-access|part-list|readiness|production|data-folder)/index|contract/(owner-of-path|file-address)[.]|testing/until[.])',
        ),
        '^api/src/testing/describe-on-postgres[.]',
      ],
      'releases may import @shop/shared-api/built-code, /contract, /cookies, /metrics, /network, /page-access, /part-list, /readiness, /production and /data-folder only: the registry knows contracts, not parts.',
    ),
    {
      name: 'registry-tests-import-api',
      severity: 'error',
      comment:
        'Only test support of the registry may import the temporary PostgreSQL of the API, and nothing else of it.',
      from: { path: '^releases/', pathNot: '^releases/src/testing/' },
      to: { path: '^api/' },
    },
    workspace(
      'build',
      '^scripts/federation/',
      ['^(scripts/federation|shared-[^/]+)/', contracts],
      'The build may import the shared packages and contract packages only.',
    ),
    packages(
      'shared-ui',
      '^shared-ui/',
      ['react', 'react-dom', 'react-router-dom', 'styled-components', '@base-ui/react', 'zustand'],
      'shared-ui may import react, react-router-dom, styled-components, @base-ui/react and zustand only: its size affects every part.',
    ),
    packages(
      'shared-events',
      '^shared-events/',
      ['react', 'rxjs'],
      'shared-events may import react and rxjs only: all parts share it at run time.',
    ),
    packages(
      'shared-api',
      '^shared-api/',
      ['axios', 'cookie', 'ipaddr[.]js', 'prom-client', 'zod'],
      'shared-api may import axios, cookie, ipaddr.js, prom-client and zod only: it runs in the browser, on the server and in the API.',
    ),
    packages(
      'shared-drawings',
      '^shared-drawings/',
      [],
      'shared-drawings imports nothing: pure functions for the browser and the API.',
    ),
    packages(
      'shared-forms',
      '^shared-forms/',
      ['react', 'styled-components', 'react-hook-form', '@hookform/resolvers', 'swr'],
      'shared-forms may import react, styled-components, react-hook-form, @hookform/resolvers, swr, shared-ui and shared-api only.',
    ),
    packages(
      'console',
      '^releases/console/',
      ['react', 'react-dom', 'styled-components'],
      'The console runs in a browser: it may import react, react-dom and styled-components only.',
    ),
    {
      name: 'features-are-independent',
      severity: 'error',
      comment:
        'Features must not import each other, so that each can be removed: move shared code to a local folder, or compose them in a route.',
      from: { path: '^(mfe-[^/]+)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    layer('features-import-routes', '^(mfe-[^/]+)/src/features/', '^$1/src/(routes|widgets|testing)/'),
    layer(
      'local-imports-features',
      '^(mfe-[^/]+)/src/(?!routes/|features/|widgets/|testing/)[^/]+/',
      '^$1/src/(routes|features|widgets|testing)/',
    ),
    layer('routes-import-widgets', '^(mfe-[^/]+)/src/routes/', '^$1/src/(widgets|testing)/'),
    layer('widgets-import-routes', '^(mfe-[^/]+)/src/widgets/', '^$1/src/(routes|testing)/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|var|test-results)/|^(examples/)?[^/]+/(dist|dist-[0-9])|^releases/console/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    parser: 'tsc',
  },
}
