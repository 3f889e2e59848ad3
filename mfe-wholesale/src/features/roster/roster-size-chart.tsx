import { useQuery } from '@shop/shared-forms'
import { Heading, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'

const Measures = styled.div`
  overflow-x: auto;

  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
    text-align: start;
    white-space: nowrap;
  }
`

/** The size charts of the team's product; nothing while they load, or if it has none. */
export function RosterSizeChart({ categoryId }: { categoryId: number }) {
  const { data } = useQuery(useApi(), ['GET /get-size-chart', { query: { category_id: categoryId } }])
  return data?.data.map(({ id, title, unit, columns, rows, how_to_measure: steps }) => (
    <section key={id} aria-labelledby={`sizes-${id}`}>
      <Heading level={2} size="title" id={`sizes-${id}`}>
        {title} ({unit})
      </Heading>
      <Measures tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...measures]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {measures.map((measure, at) => (
                  <td key={columns[at + 1]}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Measures>
      {steps.map((step) => (
        <Text key={step} size="small">
          {step}
        </Text>
      ))}
    </section>
  ))
}
