import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite, type DatabaseHandle } from '../database/client'
import { migrate } from '../database/migrate'

/** Making the first database of a run takes PGlite seconds on a busy machine. */
if (typeof jest !== 'undefined') jest.setTimeout(60_000)

/** A fresh in-memory database with the real migrations; the caller closes it. Told of each statement if asked. */
export async function memoryDatabase(logQuery?: (query: string) => void): Promise<DatabaseHandle> {
  const template = templateFile()
  if (!existsSync(template)) await writeTemplate(template)
  return openPglite({ image: new Blob([readFileSync(template)]), logger: logQuery && { logQuery } })
}

/** The migrated database is kept as one file per set of migrations, since loading it is several times as fast. */
function templateFile(): string {
  const folder = join(__dirname, '../database/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  return join(tmpdir(), `shop-test-database-${hash.digest('hex').slice(0, 16)}.tar`)
}

async function writeTemplate(file: string) {
  const handle = await openPglite()
  await migrate(handle)
  const image = await handle.dump!()
  await handle.close()
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()))
  renameSync(unfinished, file)
}
