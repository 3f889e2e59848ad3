/** The stages of `npm test`, in order. */
export const stageNames = [
  'lint',
  'format',
  'spelling',
  'types',
  'modules',
  'duplicates',
  'commits',
  'licences',
  'lockfile',
  'sbom',
  'unit',
  'browser',
]

/** Options of `npm test`. */
export const command = {
  call: 'npm test --',
  about:
    'Runs every check and test: lint, formatting, spelling, types, modules, commit messages, licenses, lock files, unit and API tests, browser tests.',
  options: {
    only: { type: 'string', value: 'stages', help: `run only these stages: ${stageNames.join(',')}` },
  },
  notes: [
    'Missing Chromium and PostgreSQL are installed with apt-get when this user is root. INSTALL_SYSTEM_TOOLS=0 prevents',
    'that. Tests that cannot run are reported as skipped with the reason; when CI is set, they count as failed.',
    'The last line is "N passed, N failed", followed by ", N skipped" if any were.',
  ],
}
