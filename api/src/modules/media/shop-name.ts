import type { Database } from '../../database/client'
import { contentRepository } from '../content/content-repository'

const READ_EVERY_MS = 30_000

/** The shop's name as of the last half minute, to be read at any time. Stop it at the end. */
export async function watchShopName(db: Database) {
  const content = contentRepository(db)
  let { title } = await content.settings()
  const reading = setInterval(() => {
    content.settings().then(
      (settings) => (title = settings.title),
      () => undefined,
    )
  }, READ_EVERY_MS).unref()
  return { name: () => title, stop: () => clearInterval(reading) }
}
