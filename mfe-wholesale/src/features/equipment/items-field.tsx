import { Button, IconButton, media, TextField, tokens } from '@shop/shared-ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { getFieldId, newRow, type ItemRow, type RowProblem } from './equipment-items'

const EquipmentItemRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[2]};
  align-items: start;

  > button {
    /* Level with the inputs, under their labels. */
    margin-block-start: calc(${tokens.size.small} * 1.5 + ${tokens.space[1]});
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 5.5rem auto;
  }
`

interface ItemsFieldProps {
  rows: readonly ItemRow[]
  problem: RowProblem | undefined
  onChange(rows: readonly ItemRow[]): void
}

/** The item list: a row per size and color, with errors at their fields. */
export function ItemsField({ rows, problem, onChange }: ItemsFieldProps) {
  const set = (key: number, change: Partial<ItemRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  const adding = useRef<HTMLButtonElement>(null)
  function remove(key: number): void {
    onChange(rows.filter((row) => row.key !== key))
    // The clicked button disappears with its row.
    adding.current?.focus()
  }
  const errorProps = (key: number, field: RowProblem['field']) => ({
    id: getFieldId({ key, field }),
    error: problem?.key === key && problem.field === field ? problem.message : undefined,
  })
  return (
    <>
      {rows.map(({ key, size, color, qty }, index) => (
        <EquipmentItemRow key={key} role="group" aria-label={`Item ${index + 1}`}>
          <TextField
            {...errorProps(key, 'size')}
            label="Size"
            required
            value={size}
            onChange={(event) => set(key, { size: event.target.value })}
          />
          <TextField
            {...errorProps(key, 'color')}
            label="Color"
            required
            value={color}
            onChange={(event) => set(key, { color: event.target.value })}
          />
          <TextField
            {...errorProps(key, 'qty')}
            label="Quantity"
            required
            inputMode="numeric"
            value={qty}
            onChange={(event) => set(key, { qty: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={`Remove item ${index + 1}`}
            disabled={rows.length === 1}
            onClick={() => remove(key)}
          />
        </EquipmentItemRow>
      ))}
      <div>
        <Button ref={adding} onClick={() => onChange([...rows, newRow(Math.max(...rows.map(({ key }) => key)) + 1)])}>
          Add another size or color
        </Button>
      </div>
    </>
  )
}
