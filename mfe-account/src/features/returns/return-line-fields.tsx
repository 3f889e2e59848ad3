import { useQuery } from '@shop/shared-forms'
import { SelectField, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import type { ReturnableLine } from './returnable-lines'

const MAX_OPTIONS = 30

const LineFields = styled.fieldset`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0 0 ${tokens.space[4]};
  border: 0;
  border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};

  legend {
    padding: 0 0 ${tokens.space[2]};
    font-weight: 600;
  }
`

/** What is chosen of a line: pieces, and the new size of an exchange. */
export interface ChosenPieces {
  qty: number
  newVariation?: number
}

interface ReturnLineFieldsProps {
  line: ReturnableLine
  chosen: ChosenPieces
  isExchange: boolean
  errors: { qty?: string; size?: string }
  onChange(chosen: ChosenPieces): void
}

/** How many pieces of a line come back, and for which size. */
export function ReturnLineFields({ line, chosen, isExchange, errors, onChange }: ReturnLineFieldsProps) {
  const { item, left } = line
  const counts = Array.from({ length: Math.min(left, MAX_OPTIONS) }, (_, index) => index + 1)
  return (
    <LineFields>
      <legend>
        {item.title}, {item.color}, {item.size}
      </legend>
      <SelectField
        label="How many?"
        required
        value={chosen.qty}
        error={errors.qty}
        onChange={({ target }) => onChange({ ...chosen, qty: Number(target.value) })}
      >
        <option value={0}>None</option>
        {(left > MAX_OPTIONS ? [...counts, left] : counts).map((count) => (
          <option key={count} value={count}>
            {count === left ? `${count} (all)` : count}
          </option>
        ))}
      </SelectField>
      {isExchange && chosen.qty > 0 && (
        <NewSizeField line={line} chosen={chosen} error={errors.size} onChange={onChange} />
      )}
    </LineFields>
  )
}

/** Other sizes of the item in its color. */
function NewSizeField({
  line: { item },
  chosen,
  error,
  onChange,
}: {
  line: ReturnableLine
  chosen: ChosenPieces
  error: string | undefined
  onChange(chosen: ChosenPieces): void
}) {
  const id = item.product_id
  const query = useQuery(useApi(), id !== null && ['GET /get-product/:id', { params: { id: String(id) } }])
  const sizes = query.data?.data.productVariations.filter(({ color, sku }) => color === item.color && sku !== item.sku)
  if (id === null || query.error || sizes?.length === 0)
    return <Text>There is no other size of this item. Please choose a refund.</Text>
  return (
    <SelectField
      label="New size"
      required
      value={chosen.newVariation ?? ''}
      error={error}
      disabled={!sizes}
      onChange={({ target }) => onChange({ ...chosen, newVariation: Number(target.value) || undefined })}
    >
      <option value="">{sizes ? 'Choose a size' : 'Loading sizes'}</option>
      {sizes?.map(({ id: variantId, size, available }) => (
        <option key={variantId} value={variantId} disabled={available < chosen.qty}>
          {available < chosen.qty ? `${size} (sold out)` : size}
        </option>
      ))}
    </SelectField>
  )
}
