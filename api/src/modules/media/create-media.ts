import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { parsePictureFile, type PictureFile, type PictureKind } from './picture-file'
import { pictureHash, pictureSource } from './picture-source'
import { createPictureStore } from './picture-store'
import { renderPicture } from './render-picture'
import { createRenderQueue } from './render-queue'

const WAITING = 600
const WARM_WIDTHS = [320, 480]
const BREATH_MS = 40

/** The folder of the pictures and how many are rendered at once. */
export interface MediaOptions {
  dataDir: string
  concurrency?: number
  /** Warned once when pictures can no longer be stored. */
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** The shop's pictures: rendered on first request, stored, and then served from disk. */
export interface Media {
  /** The hash of this picture's content; throws 404 for an unknown key. */
  hash(kind: PictureKind, key: string): string
  picture(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer>
  /** The SVG that a picture is rendered from, available immediately. */
  drawing(kind: PictureKind, key: string): string
  /**
   * Renders list sizes of product pictures in advance while no request waits for a picture, each product after
   * `ready`. Returns the number rendered; stops when aborted or when none can be stored.
   */
  warm(keys: readonly string[], signal?: AbortSignal, ready?: () => Promise<void>): Promise<number>
}

/** Opens the picture store in `<dataDir>/media`. */
export function createMedia({ dataDir, concurrency = 2, log }: MediaOptions): Media {
  const store = createPictureStore(join(dataDir, 'media'))
  const queue = createRenderQueue({ running: concurrency, waiting: WAITING })
  let keeping = true

  /** A full disk costs render time, but no picture is lost. */
  async function save(hash: string, name: string, body: Buffer): Promise<void> {
    try {
      await store.write(hash, name, body)
      keeping = true
    } catch (err) {
      if (keeping)
        log?.warn({ err }, 'pictures cannot be stored in DATA_DIR/media: each request renders its picture again')
      keeping = false
    }
  }

  async function make(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer> {
    const { svg, hash } = pictureSource(kind, key)
    const body = await renderPicture(svg, file)
    await save(hash, file.name, body)
    return body
  }

  const media: Media = {
    hash: pictureHash,
    drawing: (kind, key) => pictureSource(kind, key).svg,
    async picture(kind, key, file) {
      const stored = await store.read(pictureHash(kind, key), file.name)
      return stored ?? queue.run(`${kind}/${key}/${file.name}`, () => make(kind, key, file))
    },
    async warm(keys, signal, ready) {
      let rendered = 0
      for (const key of keys) {
        await ready?.()
        for (const width of WARM_WIDTHS) {
          while (!signal?.aborted && !queue.idle) await pause(BREATH_MS)
          if (signal?.aborted || !keeping) return rendered
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
