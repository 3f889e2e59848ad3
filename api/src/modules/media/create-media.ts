import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { notFound } from '../../failure'
import type { Bucket } from './bucket'
import { parsePictureFile, type PictureFile, type PictureKind } from './picture-file'
import { isPhotographKey } from './photograph'
import type { PhotographSource } from './photograph-source'
import { pictureHash, pictureSource } from './picture-source'
import { createPictureStore, sharedPictureStore } from './picture-store'
import { renderPhotograph, renderPicture } from './render-picture'
import { createRenderQueue } from './render-queue'

const WAITING = 600
const WARM_WIDTHS = [320, 480]
const BREATH_MS = 40

/** The folder of the pictures and how many are rendered at once. */
export interface MediaOptions {
  dataDir: string
  /** Where pictures are shared with other machines. */
  bucket?: Bucket
  concurrency?: number
  /** Finds originals; without it every photograph is unknown. */
  photographs?: PhotographSource
  /** The name that is printed on drawn products; none by default. */
  shopName?: () => string
  /** Warned once when pictures can no longer be stored. */
  log?: Pick<FastifyBaseLogger, 'warn'>
}

/** The shop's pictures, drawings and photographs alike: rendered on first request, stored, and then served from disk. */
export interface Media {
  /** The hash of this picture's content; throws 404 for an unknown key. */
  hash(kind: PictureKind, key: string): string
  picture(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer>
  /** The SVG that a picture is rendered from, available immediately; undefined for a photograph. */
  drawing(kind: PictureKind, key: string): string | undefined
  /**
   * Renders list sizes of product pictures in advance while no request waits for a picture, each product after
   * `ready`. Returns the number rendered; stops when aborted or when none can be stored.
   */
  warm(keys: readonly string[], signal?: AbortSignal, ready?: () => Promise<void>): Promise<number>
}

const isPhotograph = (kind: PictureKind, key: string) => kind === 'products' && isPhotographKey(key)

/** Opens the picture store in `<dataDir>/media`, and in the bucket if there is one. */
export function createMedia(options: MediaOptions): Media {
  const { dataDir, bucket, concurrency = 2, log, photographs, shopName = () => '' } = options
  const folder = createPictureStore(join(dataDir, 'media'))
  const store = bucket ? sharedPictureStore(folder, bucket) : folder
  const queue = createRenderQueue({ running: concurrency, waiting: WAITING })
  let keeping = true
  /** A photograph's key is the hash of its content already. */
  const hashOf = (kind: PictureKind, key: string) =>
    isPhotograph(kind, key) ? key : pictureHash(kind, key, shopName())
  const drawingOf = (kind: PictureKind, key: string) => pictureSource(kind, key, shopName()).svg

  /** A full disk costs render time, but no picture is lost. */
  async function save(hash: string, name: string, body: Buffer): Promise<void> {
    try {
      await store.write(hash, name, body)
      keeping = true
    } catch (err) {
      if (keeping)
        log?.warn(
          { err },
          'pictures cannot be stored in DATA_DIR/media or MEDIA_URL: each request renders its picture again',
        )
      keeping = false
    }
  }

  async function render(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer> {
    if (!isPhotograph(kind, key)) return renderPicture(drawingOf(kind, key), file)
    if (file.format === 'svg' || !photographs) throw notFound()
    return renderPhotograph(await photographs(key), file)
  }

  async function make(kind: PictureKind, key: string, file: PictureFile): Promise<Buffer> {
    const body = await render(kind, key, file)
    await save(hashOf(kind, key), file.name, body)
    return body
  }

  const media: Media = {
    hash: hashOf,
    drawing: (kind, key) => (isPhotograph(kind, key) ? undefined : drawingOf(kind, key)),
    async picture(kind, key, file) {
      const stored = await store.read(hashOf(kind, key), file.name)
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
          if (await store.read(hashOf('products', key), file.name)) continue
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
