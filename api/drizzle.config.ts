import { defineConfig } from 'drizzle-kit'

/** For `npm run migrations -w api -- <name>`, which compares the schema with the last snapshot; it opens no database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/index.ts',
  out: './src/database/migrations',
})
