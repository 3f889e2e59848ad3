import type { MenuItem } from '@shop/shared-api/contract'

interface Node {
  id: number
  parentId: number | null
  title: string
  slug: string
}

/** Arranges categories (in display order) as the mega menu's three levels. */
export function buildMenu(categories: Node[]): MenuItem[] {
  const below = (parent: number | null) => categories.filter((category) => category.parentId === parent)
  const entry = ({ title, slug }: Node) => ({ title, slug })
  return below(null).map((top) => ({
    ...entry(top),
    sub_categories: below(top.id).map((sub) => ({
      ...entry(sub),
      sub_sub_categories: below(sub.id).map(entry),
    })),
  }))
}
