import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'

/** A category as `categories.list` sends it, in the order of the menu. */
export interface CategoryLine {
  /** Its address. */
  category: string
  parent: string | null
  title: string
  description: string
  picture: string
  level: number
  /** False where menu and home page leave it out. */
  in_menu: boolean
  products: number
  /** Separated by commas; an older API has none. */
  disciplines?: string
  fits?: string
}

/** Categories of this level can't have others below them. */
const LAST_LEVEL = 3

const texts: ActionField[] = [
  { name: 'title', label: 'Name', required: true, maxLength: 120 },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    hint: 'Shown above its products.',
    maxLength: 20_000,
    empty: '',
  },
]

/** Filters of lists; products have those of all categories above them, too. */
const filters: ActionField[] = [
  { name: 'disciplines', label: 'Disciplines', hint: 'A filter, such as Boxing, MMA.', maxLength: 400, empty: '' },
  { name: 'fits', label: 'Fit', hint: 'A filter of clothes, such as Compression.', maxLength: 400, empty: '' },
]

export const addCategory = (all: readonly CategoryLine[]): Action => ({
  label: 'Add category',
  title: 'Add a category',
  explanation: 'It becomes the last in the menu, and can be moved up afterwards.',
  operation: 'categories.add',
  initial: { parent: '' },
  fields: [
    ...texts,
    {
      name: 'parent',
      label: 'Below',
      kind: 'select',
      options: [
        { value: '', label: 'No other category' },
        ...all
          .filter(({ level }) => level < LAST_LEVEL)
          .map((above) => ({ value: above.category, label: above.title })),
      ],
    },
    { name: 'category', label: 'Address', hint: 'Empty: made from the name.', maxLength: 120 },
  ],
})

export const changeCategory = ({
  category,
  title,
  description,
  disciplines = '',
  fits = '',
}: CategoryLine): Action => ({
  label: 'Save',
  title: `Change ${title}`,
  operation: 'categories.change',
  input: { category },
  onlyChanges: true,
  initial: { title, description, disciplines, fits },
  fields: [...texts, ...filters],
})

export const removeCategory = ({ category, title }: CategoryLine): Action => ({
  label: 'Remove category',
  title: `Remove ${title}?`,
  explanation: 'It leaves the menu at once. Only an empty category can be removed.',
  operation: 'categories.remove',
  input: { category },
})
