import type { MenuItem } from '@shop/shared-api/contract'
import { artImageUrl } from '../../media-url'

interface Node {
  id: number
  parentId: number | null
  title: string
  slug: string
  image: string
  inMenu: boolean
}

/** Arranges categories (in display order) as the mega menu's three levels, without hidden ones and what is below them. */
export function buildMenu(categories: Node[]): MenuItem[] {
  const below = (parent: number | null) => categories.filter(({ parentId, inMenu }) => inMenu && parentId === parent)
  const entry = ({ title, slug }: Node) => ({ title, slug })
  return below(null).map((top) => ({
    ...entry(top),
    image: artImageUrl(top.image),
    sub_categories: below(top.id).map((sub) => ({
      ...entry(sub),
      sub_sub_categories: below(sub.id).map(entry),
    })),
  }))
}
