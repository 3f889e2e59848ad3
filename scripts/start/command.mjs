/** How `npm start` is called. */
export const command = {
  call: 'npm start --',
  about: 'Starts the whole shop: installs and builds what is missing or changed, then API, releases and pages.',
  options: {
    verbose: { type: 'boolean', help: 'show every log line of the services, not only warnings and errors' },
    fresh: { type: 'boolean', help: 'a new shop in a temporary folder, gone when it stops; DATA_DIR is not touched' },
    json: { type: 'boolean', help: 'print one line of JSON with the addresses when the shop is ready, no progress' },
  },
  notes: [
    'Switches from the environment:',
    '  PORT 3000 (shop), API_PORT 4000, RELEASES_PORT 3100; 0 takes any free port',
    '  DATA_DIR var        everything that is written: database, releases, pictures, mails',
    '  DATABASE_URL        PostgreSQL instead of the embedded database',
    '  RELEASES_URL        another release registry than the folder in DATA_DIR',
    '  SMTP_URL            real mail instead of files',
    '  NODE_ENV=production refuses what is fine for a trial only, unless ALLOW_IN_PRODUCTION names it',
    '  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY   real payments instead of the test vault',
    'A program that ends or hangs is restarted while the others keep running. Ctrl-C stops everything.',
  ],
}
