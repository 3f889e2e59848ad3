import { createHash } from 'node:crypto'
import { drawArt, drawProduct, UnknownDrawingError } from '@shop/shared-drawings'
import { notFound } from '../../failure'
import type { PictureKind } from './picture-file'

const REMEMBERED = 4000

/** A drawing and the hash of its markup, which changes with the drawing code and so names the folder of its renderings. */
export interface PictureSource {
  svg: string
  hash: string
}

const hashes = new Map<string, string>()

function draw(kind: PictureKind, key: string): string {
  try {
    return kind === 'art' ? drawArt(key) : drawProduct(key)
  } catch (error) {
    if (error instanceof UnknownDrawingError) throw notFound()
    throw error
  }
}

/** Draws a picture; 404 for a key that names none. */
export function pictureSource(kind: PictureKind, key: string): PictureSource {
  const svg = draw(kind, key)
  return { svg, hash: createHash('sha256').update(svg).digest('base64url').slice(0, 24) }
}

/** The hash alone, remembered for the pictures asked for last, so that a kept rendering is found without drawing. */
export function pictureHash(kind: PictureKind, key: string): string {
  const name = `${kind}/${key}`
  const known = hashes.get(name)
  if (known) return known
  const { hash } = pictureSource(kind, key)
  if (hashes.size >= REMEMBERED) hashes.delete(hashes.keys().next().value!)
  hashes.set(name, hash)
  return hash
}
