import { openPostgres, operatorDeadlines, refreshCatalogue, type DatabaseHandle } from '@shop/api'

/**
 * Distinct words for the copies of a product, so that a search for one of them matches a fixed share of any
 * catalogue.
 */
const SERIES =
  "'{Apex,Bantam,Cobra,Dojo,Eagle,Falcon,Granite,Hurricane,Jaguar,Kestrel,Legion,Mantis,Nomad,Onyx,Phoenix,Raptor}'::text[]"

/**
 * Multiplies the seeded products to `target`, with their variants; each copy has its own title, price, age and
 * popularity. Run refreshCatalogue afterwards for the derived columns.
 */
export async function growCatalogue({ runScript }: DatabaseHandle, target: number): Promise<void> {
  await runScript(`
    CREATE TEMP TABLE copies AS
      SELECT row_number() OVER (ORDER BY copy, p.id)::integer AS nr, p.id AS source, copy
      FROM products p, generate_series(1, ${Math.ceil(target / 100)}) copy;
    DELETE FROM copies WHERE nr > ${target} - (SELECT count(*) FROM products);
    INSERT INTO products (category_id, slug, title, brand, description, materials, features, drawing, images,
        launched_at, popularity)
      SELECT p.category_id, p.slug || '-' || c.nr, (${SERIES})[1 + c.copy % 16] || ' ' || p.title || ' ' || c.nr,
        p.brand, p.description, p.materials, p.features, p.drawing, p.images,
        p.launched_at - make_interval(hours => c.nr % 20000), (c.nr * 7919) % 100000
      FROM copies c JOIN products p ON p.id = c.source ORDER BY c.nr;
    INSERT INTO variants (product_id, sku, size, color, color_hex, drawing, price_cents, sale_price_cents, stock,
        position)
      SELECT copy.id, v.sku || '-' || c.nr, v.size, v.color, v.color_hex, v.drawing, v.price_cents + 100 * (c.nr % 40),
        v.sale_price_cents + 100 * (c.nr % 40), v.stock, v.position
      FROM copies c
      JOIN products source ON source.id = c.source
      JOIN products copy ON copy.slug = source.slug || '-' || c.nr
      JOIN variants v ON v.product_id = c.source;
    DROP TABLE copies;`)
}

/** Grows the seeded catalogue of this PostgreSQL and sets a stock so high that no order is refused. */
export async function growDatabase(url: string, size: number): Promise<void> {
  const handle = openPostgres(url, { max: 1, deadlines: operatorDeadlines })
  try {
    await growCatalogue(handle, size)
    await handle.runScript('UPDATE variants SET stock = 1000000 WHERE position < 3')
    await refreshCatalogue(handle.db)
    await handle.runScript('VACUUM ANALYZE')
  } finally {
    await handle.close()
  }
}
