/** The stages of `npm test`, in their order. */
export const stageNames = [
  'lint',
  'format',
  'types',
  'modules',
  'duplicates',
  'licences',
  'lockfile',
  'sbom',
  'unit',
  'browser',
]

/** How `npm test` is called. */
export const command = {
  call: 'npm test --',
  about:
    'Runs everything that can fail: lint, formatting, types, modules, licences, lock file, unit and API tests, browser tests.',
  options: {
    only: { type: 'string', value: 'stages', help: `some of the stages: ${stageNames.join(',')}` },
  },
  notes: [
    'Chromium and PostgreSQL are installed by apt-get when they are missing and this user may. What cannot run is',
    'reported as skipped with its reason; when CI is set, that is a failure.',
    'The last line is "N passed, N failed", with ", N skipped" behind it when something was skipped.',
  ],
}
