import { ApiError } from '@shop/shared-api'
import { FormError } from '@shop/shared-forms'
import { Button, Dialog, Stack, Text } from '@shop/shared-ui'
import { useState } from 'react'
import { DataTable, type Column } from '../../table/data-table'
import { draftOf, type ProductDraft, type ProductParts, type ProductRecord } from './product-draft'

interface Difference {
  field: string
  mine: string
  theirs: string
}

const columns: Column<Difference>[] = [
  { id: 'field', header: 'Field', cell: ({ field }) => field },
  { id: 'mine', header: 'Yours', cell: ({ mine }) => mine },
  { id: 'theirs', header: 'In the shop', cell: ({ theirs }) => theirs },
]

interface ConflictDialogProps {
  mine: ProductDraft
  theirs: ProductRecord & ProductParts
  onClose(): void
  onTakeTheirs(): void
  /** Saves over the state that is shown; throws an ApiError when that fails. */
  onKeepMine(mine: ProductDraft): Promise<void>
}

/** Both versions of a product that two people changed, to take either. */
export function ConflictDialog({ mine, theirs, onClose, onTakeTheirs, onKeepMine }: ConflictDialogProps) {
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function keepMine() {
    setSaving(true)
    const stocks = new Map(theirs.variants.map(({ sku, stock }) => [sku, stock]))
    const variants = mine.variants.map((variant) => rebased(variant, stocks.get(variant.sku)))
    await onKeepMine({ ...mine, variants }).then(onClose, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      setSaving(false)
    })
  }
  return (
    <Dialog
      open
      title="Someone else changed this product"
      onClose={onClose}
      footer={
        <Stack $gap={2}>
          <Button variant="action" wide busy={isSaving} onClick={() => void keepMine()}>
            Save mine
          </Button>
          <Button wide onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            Go on editing
          </Button>
        </Stack>
      }
    >
      <Stack>
        <Text>The product was not saved. This is what differs:</Text>
        <FormError message={problem} />
        <DataTable caption="Differences" columns={columns} lines={differences(mine, theirs)} empty={null} />
      </Stack>
    </Dialog>
  )
}

/** A stock that was not touched follows the shop; one that was is set from what the shop has. */
const rebased = (variant: ProductDraft['variants'][number], now: number | undefined) => {
  if (now === undefined) return { ...variant, stockFrom: undefined }
  const isTouched = variant.stock !== String(variant.stockFrom)
  return { ...variant, stockFrom: now, stock: isTouched ? variant.stock : String(now) }
}

function differences(mine: ProductDraft, theirs: ProductRecord & ProductParts): Difference[] {
  const [left, right] = [linesOf(mine), linesOf(draftOf(theirs, theirs))]
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((field) => ({ field, mine: left.get(field) ?? '', theirs: right.get(field) ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs)
}

const linesOf = ({ variants, colors, pictures, published, ...texts }: ProductDraft): Map<string, string> =>
  new Map([
    ...Object.entries(texts),
    ['published', published ? 'Yes' : 'No'],
    ['pictures', pictures.map(({ name }) => name).join(', ')],
    ['colors', colors.map(({ name, hex, picture }) => `${name} ${hex} ${picture}`).join(', ')],
    ...variants.map(({ sku, size, color, price, salePrice, stock }): [string, string] => [
      `${size} in ${color}`,
      [sku, `$${price}`, salePrice && `sale $${salePrice}`, `${stock} in stock`].filter(Boolean).join(', '),
    ]),
  ])
