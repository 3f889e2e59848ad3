import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'

/**
 * Adds the words and colors of a published product to those that the search corrects typos by. The import of a
 * catalogue rebuilds them all.
 */
export async function indexForSearch(tx: Database, productId: number): Promise<void> {
  await tx.execute(sql`INSERT INTO search_words (word, uses)
    SELECT word, count(*) FROM (
      SELECT regexp_split_to_table(lower(concat_ws(' ', title, brand, array_to_string(colors, ' '))), '[^a-z0-9]+') AS word
      FROM products WHERE id = ${productId} AND published
    ) words WHERE length(word) >= 2 AND word ~ '[a-z]' GROUP BY word
    ON CONFLICT (word) DO NOTHING`)
  await tx.execute(sql`INSERT INTO color_tints (name, hex)
    SELECT color, min(color_hex) FROM variants WHERE product_id = ${productId} GROUP BY color
    ON CONFLICT (name) DO NOTHING`)
}
