/** Options of `npm start`. */
export const command = {
  call: 'npm start --',
  about:
    'Installs packages and builds parts if needed, then starts the API, the release server and the document server.',
  options: {
    verbose: { type: 'boolean', help: 'show every log line of the services, not only warnings and errors' },
    fresh: {
      type: 'boolean',
      help: 'a new shop in a temporary folder, deleted when it stops; DATA_DIR is not touched',
    },
    'open-entries': {
      type: 'boolean',
      help: 'build remotes with the entry that hosts other than the shop can load; takes longer',
    },
    json: { type: 'boolean', help: 'print one line of JSON with the addresses when the shop is ready, no progress' },
  },
  notes: [
    'Environment variables:',
    '  PORT 3000 (shop), OPERATIONS_PORT 3200 (console), API_PORT 4000, RELEASES_PORT 3100; 0 means any free port',
    '  DATA_DIR var        folder for database, releases, pictures and mails',
    '  DATABASE_URL        PostgreSQL instead of the embedded database',
    '  RELEASES_URL        a release registry other than the folder in DATA_DIR',
    '  SMTP_URL            real mail instead of files',
    '  NODE_ENV=production rejects demo settings unless ALLOW_IN_PRODUCTION lists them',
    '  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY   real payments instead of the test vault',
    'A program that exits or hangs is restarted while the others continue to run. Ctrl-C stops everything.',
  ],
}
