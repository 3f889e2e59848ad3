import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.mjs', '.css', '.json', '.html', '.svg', '.txt', '.map', '.webmanifest', '.xml'])
const MIN_BYTES = 1024

/** The compressed copies of a text file by suffix, created once at publish time; empty where they don't pay off. */
export async function compressedCopies(path: string): Promise<Record<string, Buffer>> {
  if (!compressible.has(extname(path))) return {}
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return {}
  // Only developers fetch source maps, and the highest quality would take seconds on them.
  const quality = path.endsWith('.map') ? 5 : constants.BROTLI_MAX_QUALITY
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // Larger blocks than its choice: 0.2 % fewer bytes of the largest script.
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ])
  return Object.fromEntries(Object.entries({ '.br': br, '.gz': gz }).filter(([, copy]) => copy.length < content.length))
}
