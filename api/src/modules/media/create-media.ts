import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parsePictureFile, type PictureFile, type PictureKind } from './picture-file'
import { pictureHash, pictureSource } from './picture-source'
import { createPictureStore } from './picture-store'
import { renderPicture } from './render-picture'
import { createRenderQueue } from './render-queue'

const WAITING = 600
const WARM_WIDTHS = [320, 480]
const BREATH_MS = 40

/** Where pictures are kept and how many are rendered at once. */
export interface MediaOptions {
  dataDir: string
  concurrency?: number
}

/** The shop's pictures: rendered when first asked for, kept, and answered from disk after. */
export interface Media {
  /** The hash that stands for this picture's content; 404 for an unknown key. */
  hash(kind: PictureKind, key: string): string
  picture(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer>
  /** Renders list sizes of product pictures ahead while nobody waits for a picture; gives the number rendered, and ends early when aborted. */
  warm(keys: readonly string[], signal?: AbortSignal): Promise<number>
}

/** Opens the pictures under `<dataDir>/media`. */
export function createMedia({ dataDir, concurrency = 2 }: MediaOptions): Media {
  const store = createPictureStore(join(dataDir, 'media'))
  const queue = createRenderQueue({ running: concurrency, waiting: WAITING })

  async function make(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer> {
    const { svg, hash } = pictureSource(kind, key)
    const body = await renderPicture(svg, file)
    await store.write(hash, file.name, body)
    return body
  }

  const media: Media = {
    hash: pictureHash,
    async picture(kind, key, file) {
      const kept = await store.read(pictureHash(kind, key), file.name)
      return kept ?? queue.run(`${kind}/${key}/${file.name}`, () => make(kind, key, file))
    },
    async warm(keys, signal) {
      let rendered = 0
      for (const key of keys) {
        for (const width of WARM_WIDTHS) {
          while (!signal?.aborted && !queue.idle) await pause(BREATH_MS)
          if (signal?.aborted) return rendered
          const file = parsePictureFile('products', `${width}.avif`)!
          if (await store.read(pictureHash('products', key), file.name)) continue
          await media.picture('products', key, file)
          rendered += 1
          await pause(BREATH_MS)
        }
      }
      return rendered
    },
  }
  return media
}
