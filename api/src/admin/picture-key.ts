import { artKeys, parseDrawingKey, UnknownDrawingError } from '@shop/shared-drawings'
import { isPhotographName } from './photographs/photograph-name'

/** Whether a name is a picture that the shop can show: an art key, or a product picture's path below /api/media. */
export function isPicture(name: string): boolean {
  if (artKeys.includes(name)) return true
  const drawing = /^\/api\/media\/products\/([a-z0-9.-]+)$/.exec(name)?.[1]
  return drawing !== undefined && drawingProblem(drawing) === undefined
}

/** The reason why a key names no drawing; undefined if it is valid. */
function drawingProblem(key: string): string | undefined {
  try {
    parseDrawingKey(key)
    return undefined
  } catch (error) {
    if (error instanceof UnknownDrawingError) return error.message
    throw error
  }
}

/** The message for an unknown picture, with the allowed names. */
export const pictureAdvice = (name: string): string =>
  `There is no picture "${name}". Art: ${artKeys.join(', ')}; or /api/media/products/<drawing key>.`

/**
 * The reason why a text can be no product picture; undefined for a drawing key, and for a file name of a photograph,
 * whether or not it is uploaded.
 */
export const productPictureProblem = (name: string): string | undefined =>
  isPhotographName(name) ? undefined : drawingProblem(name)
