import { createHash } from 'node:crypto'
import { drawArt, drawProduct, UnknownDrawingError } from '@shop/shared-drawings'
import { notFound } from '../../failure'
import type { PictureKind } from './picture-file'

const REMEMBERED = 4000

/** An SVG and the hash of its markup. The hash changes with the drawing code and names the folder of its renderings. */
export interface PictureSource {
  svg: string
  hash: string
}

const hashes = new Map<string, string>()

function draw(kind: PictureKind, key: string, shopName: string): string {
  try {
    return kind === 'art' ? drawArt(key) : drawProduct(key, { shopName })
  } catch (error) {
    if (error instanceof UnknownDrawingError) throw notFound()
    throw error
  }
}

/** Draws a picture, with the shop's name printed on products; throws 404 for an unknown key. */
export function pictureSource(kind: PictureKind, key: string, shopName: string): PictureSource {
  const svg = draw(kind, key, shopName)
  return { svg, hash: createHash('sha256').update(svg).digest('base64url').slice(0, 24) }
}

/** The hash of a picture, cached for recently requested ones, so that a stored rendering is found without drawing. */
export function pictureHash(kind: PictureKind, key: string, shopName: string): string {
  const name = `${kind}/${key}/${shopName}`
  const cachedHash = hashes.get(name)
  if (cachedHash) return cachedHash
  const { hash } = pictureSource(kind, key, shopName)
  if (hashes.size >= REMEMBERED) hashes.delete(hashes.keys().next().value!)
  hashes.set(name, hash)
  return hash
}
