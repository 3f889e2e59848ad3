import type { Roster } from '@shop/shared-api'
import { IconButton, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const SizeMatrixTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${tokens.space[2]};
    border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
    text-align: start;
    vertical-align: middle;
  }

  tfoot {
    font-weight: 600;
  }

  td.mark,
  th.mark {
    text-align: center;
  }
`

const SizeMatrixScroller = styled.div`
  overflow-x: auto;
`

interface SizeMatrixProps {
  roster: Roster
  onTakeOff(entry: Roster['entries'][number]): void
}

/** The members by size with totals. */
export function SizeMatrix({ roster: { sizes, entries }, onTakeOff }: SizeMatrixProps) {
  if (entries.length === 0) return <Text>No entries yet. Share the link with your team.</Text>
  const allSizes = [...new Set([...sizes, ...entries.map(({ size }) => size)])]
  return (
    <SizeMatrixScroller tabIndex={0} role="region" aria-label="Members by size">
      <SizeMatrixTable>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">No.</th>
            {allSizes.map((size) => (
              <th scope="col" className="mark" key={size}>
                {size}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">{entry.name}</th>
              <td>{entry.number}</td>
              {allSizes.map((size) => (
                <td className="mark" key={size}>
                  {entry.size === size && <span aria-label={size}>●</span>}
                </td>
              ))}
              <td>
                <IconButton icon="trash" label={`Remove ${entry.name}`} onClick={() => onTakeOff(entry)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{entries.length}</td>
            {allSizes.map((size) => (
              <td className="mark" key={size}>
                {entries.filter((entry) => entry.size === size).length}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </SizeMatrixTable>
    </SizeMatrixScroller>
  )
}
