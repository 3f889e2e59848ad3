import type { ReorderList } from '@shop/shared-api'

/** A reorder list as it would be typed: a code and a quantity on each line. */
export const formatList = ({ lines }: Pick<ReorderList, 'lines'>): string =>
  lines.map(({ sku, qty }) => `${sku}, ${qty}`).join('\n')
