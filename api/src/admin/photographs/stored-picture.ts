import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { photographCrops } from '../../database/schema'
import { Failure } from '../../failure'
import { productImageUrl } from '../../media-url'
import { isPicture, pictureAdvice } from '../picture-key'
import { isPhotographName } from './photograph-name'
import { photographKeys } from './photograph-names'

/**
 * The name of a picture to store: art, a drawing, or an uploaded photograph by its file name or its address. Throws 422
 * for any other text.
 */
export async function storedPicture(tx: Database, text: string): Promise<string> {
  if (isPicture(text)) return text
  const key = isPhotographName(text)
    ? (await photographKeys(tx, [text])).get(text)
    : /^\/api\/media\/products\/(photo-[0-9a-f]+)$/.exec(text)?.[1]
  const known =
    key &&
    (await tx
      .select()
      .from(photographCrops)
      .where(inArray(photographCrops.key, [key]))
      .limit(1))
  if (!key || !known || known.length === 0) throw new Failure(422, 'invalid', pictureAdvice(text))
  return productImageUrl(key)
}
