import { Alert, Button, IconButton, media, TextField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { newRow, type ItemRow } from './equipment-items'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${tokens.space[2]};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 5.5rem auto;
  }
`

interface ItemsFieldProps {
  rows: readonly ItemRow[]
  problem: string | undefined
  onChange(rows: readonly ItemRow[]): void
}

/** The list of pieces: a row for each size and color. */
export function ItemsField({ rows, problem, onChange }: ItemsFieldProps) {
  const set = (key: number, change: Partial<ItemRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  return (
    <>
      {rows.map(({ key, size, color, qty }, index) => (
        <Row key={key} role="group" aria-label={`Piece ${index + 1}`}>
          <TextField label="Size" required value={size} onChange={(event) => set(key, { size: event.target.value })} />
          <TextField
            label="Color"
            required
            value={color}
            onChange={(event) => set(key, { color: event.target.value })}
          />
          <TextField
            label="Pieces"
            required
            inputMode="numeric"
            value={qty}
            onChange={(event) => set(key, { qty: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={`Remove piece ${index + 1}`}
            disabled={rows.length === 1}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          />
        </Row>
      ))}
      {problem && (
        <Alert tone="error" announce="polite">
          {problem}
        </Alert>
      )}
      <div>
        <Button onClick={() => onChange([...rows, newRow(Math.max(...rows.map(({ key }) => key)) + 1)])}>
          Add a size or color
        </Button>
      </div>
    </>
  )
}
