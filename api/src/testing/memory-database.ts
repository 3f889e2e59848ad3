import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite, type DatabaseHandle } from '../database/client'
import { migrate } from '../database/migrate'
import { fillSampleShop, type SampleShop } from './sample-shop'

const MIGRATIONS = join(__dirname, '../database/migrations')
/** The sources of the sample shop's rows. */
const SAMPLE = [
  join(__dirname, 'sample-shop.ts'),
  join(__dirname, '../database/refresh-catalogue.ts'),
  join(__dirname, '../database/schema'),
]

/** A new in-memory database with the real migrations; the caller closes it. `logQuery` receives each statement. */
export async function memoryDatabase(logQuery?: (query: string) => void): Promise<DatabaseHandle> {
  return openImage(await imageOf('migrated', [MIGRATIONS], async () => undefined), logQuery)
}

/** The same with the sample shop, and its ids. */
export async function sampleDatabase(
  logQuery?: (query: string) => void,
): Promise<{ handle: DatabaseHandle; shop: SampleShop }> {
  const image = await imageOf('sample', [MIGRATIONS, ...SAMPLE], ({ db }) => fillSampleShop(db))
  const shop = JSON.parse(readFileSync(`${image}.json`, 'utf8')) as SampleShop
  return { handle: await openImage(image, logQuery), shop }
}

const openImage = (image: string, logQuery?: (query: string) => void) =>
  openPglite({ image: new Blob([readFileSync(`${image}.tar`)]), small: true, logger: logQuery && { logQuery } })

/**
 * Loads a filled database from a file, which is several times as fast as filling one. The file is named by a hash of
 * its sources, and by the day, since rows contain their creation time.
 */
async function imageOf(name: string, sources: string[], fill: (handle: DatabaseHandle) => Promise<unknown>) {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of [__filename, ...sources].flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  const image = join(tmpdir(), `shop-test-${name}-${hash.digest('hex').slice(0, 16)}`)
  if (!existsSync(`${image}.json`)) await makeImage(image, fill)
  return image
}

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => filesOf(join(path, name)))

/** The result of filling is written last: if it exists, the image is complete. */
async function makeImage(image: string, fill: (handle: DatabaseHandle) => Promise<unknown>) {
  const handle = await openPglite({ small: true })
  await migrate(handle)
  const made = (await fill(handle)) ?? null
  // Otherwise every start from the image replays the log of all these statements.
  await handle.runScript('CHECKPOINT')
  const body = await handle.dump!()
  await handle.close()
  writeAtomically(`${image}.tar`, Buffer.from(await body.arrayBuffer()))
  writeAtomically(`${image}.json`, JSON.stringify(made))
}

function writeAtomically(file: string, content: string | Buffer) {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
