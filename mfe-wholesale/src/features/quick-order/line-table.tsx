import { formatUsd } from '@shop/shared-api'
import { IconButton, QuantityField, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { getUnitCents } from '../../buying/order-line'
import type { CodedLine } from './match-rows'

const QuickOrderLines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[3]};
    padding-block: ${tokens.space[3]};
    border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
  }

  li > div:first-child {
    flex: 1 1 14rem;
  }

  small {
    display: block;
    color: ${tokens.color.inkMuted};
  }

  b {
    min-inline-size: 6rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

interface LineTableProps {
  lines: readonly CodedLine[]
  onChange(lines: CodedLine[]): void
}

/** The matched lines, with editable quantities. */
export function LineTable({ lines, onChange }: LineTableProps) {
  return (
    <QuickOrderLines aria-label="Lines">
      {lines.map((line) => (
        <li key={line.sku}>
          <div>
            {line.title}
            <small>
              {line.color}, {line.size} · {line.sku}
            </small>
          </div>
          <QuantityField
            label={`Quantity of ${line.sku}`}
            value={line.quantity}
            max={line.available}
            onChange={(quantity) =>
              onChange(lines.map((other) => (other.sku === line.sku ? { ...other, quantity } : other)))
            }
          />
          <b>{formatUsd(getUnitCents(line) * line.quantity)}</b>
          <IconButton
            icon="trash"
            label={`Remove ${line.sku}`}
            onClick={() => onChange(lines.filter(({ sku }) => sku !== line.sku))}
          />
        </li>
      ))}
    </QuickOrderLines>
  )
}
