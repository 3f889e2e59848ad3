import type { Category } from '@shop/shared-api'

type Step = Pick<Category, 'title' | 'slug'>

/** A category with its ancestors. */
export interface CategoryPosition {
  title: string
  description: string
  image: string
  /** From the top category to the parent. */
  above: Step[]
}

/** Finds a category's position in the tree; null if it is unknown. */
export function findCategoryPosition(
  categories: readonly Category[],
  slug: string | undefined,
): CategoryPosition | null {
  const own = categories.find((category) => category.slug === slug)
  if (!own) return null
  const above: Step[] = []
  for (let ancestor = parentOf(own); ancestor && above.length < categories.length; ancestor = parentOf(ancestor))
    above.unshift(step(ancestor))
  return { title: own.title, description: own.description, image: own.image, above }

  function parentOf({ parent_id }: Category): Category | undefined {
    return categories.find(({ id }) => id === parent_id)
  }
}

const step = ({ title, slug }: Category): Step => ({ title, slug })
