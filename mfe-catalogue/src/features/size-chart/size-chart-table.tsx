import type { SizeChart } from '@shop/shared-api'
import { Heading, Stack, tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** On paper, the instructions are to the right of the table, and no chart is split between sheets. */
const SizeChartSection = styled(Stack)`
  @media print {
    display: grid;
    grid-template-columns: 3fr 2fr;
    grid-template-rows: auto auto 1fr;
    gap: ${tokens.space[2]} ${tokens.space[5]};
    break-inside: avoid;
    > :first-child {
      grid-column: 1 / -1;
      font-size: ${tokens.size.title};
    }
    > :nth-child(2) {
      grid-row: 2 / -1;
    }
    ol {
      align-content: start;
    }
  }
`

const SizeChartScroller = styled.div`
  overflow-x: auto;
`

const MeasurementTable = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.hairline};
    text-align: start;
    white-space: nowrap;
    @media print {
      padding: ${tokens.space[1]} ${tokens.space[2]};
    }
  }
  td,
  thead th {
    @media print {
      white-space: normal;
    }
  }
  thead th {
    border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
    font: 700 1.0625rem/1.2 ${tokens.font.display};
    text-transform: uppercase;
  }
  caption {
    padding-block-end: ${tokens.space[2]};
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
    text-align: start;
  }
`

const MeasuringSteps = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  max-inline-size: ${tokens.measure.text};
  && {
    padding-inline-start: 1.5em;
    list-style: decimal;
  }
`

/** Units that the column headings omit; in other charts the sizes are the measurement. */
const unitLabels: Record<string, string> = { in: 'inches', 'ft in': 'feet and inches', cm: 'centimeters' }

/** SizeChartTable's props; `level` is its heading level. */
export interface SizeChartTableProps {
  chart: SizeChart
  level?: 2 | 3
}

/** A size chart with measuring instructions. */
export function SizeChartTable({ chart, level = 3 }: SizeChartTableProps) {
  const { title, unit, columns, rows, how_to_measure: steps } = chart
  const measuredIn = unitLabels[unit]
  return (
    <SizeChartSection as="section" $gap={3}>
      <Heading level={level}>{title}</Heading>
      <SizeChartScroller role="region" aria-label={`${title}, table`} tabIndex={0}>
        <MeasurementTable>
          {measuredIn && <caption>Measurements without a unit are in {measuredIn}.</caption>}
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...measures]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {measures.map((measure, index) => (
                  <td key={index}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </MeasurementTable>
      </SizeChartScroller>
      {steps.length > 0 && (
        <>
          <Heading level={level === 2 ? 3 : 4} size="title">
            How to measure
          </Heading>
          <MeasuringSteps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </MeasuringSteps>
        </>
      )}
    </SizeChartSection>
  )
}
