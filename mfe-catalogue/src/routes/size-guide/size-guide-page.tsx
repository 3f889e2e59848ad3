import { Breadcrumb, Container, Heading, media, Stack, Text, tokens } from '@shop/shared-ui'
import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { SizeChartTable } from '../../features/size-chart/size-chart-table'
import type { SizeGuideData } from './size-guide-loader'

/** On a phone three lines that are pushed aside with a finger, so that the first chart is not a screen away. */
const Jumps = styled.ul`
  display: grid;
  grid-template-rows: repeat(3, auto);
  grid-auto-flow: column;
  justify-content: start;
  gap: 0 ${tokens.space[4]};
  overflow-x: auto;
  white-space: nowrap;
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]} ${tokens.space[4]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
  }
`

/** Every size chart, with how to take the measures. */
export function SizeGuidePage() {
  const { charts } = useLoaderData<SizeGuideData>()
  return (
    <Container>
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Size guide' }]} />
        <Heading level={1}>Size guide</Heading>
        <Text size="lead">Measure yourself, not your old gear. Below each chart stands how to take its measures.</Text>
        <nav aria-label="Charts">
          <Jumps className="charts">
            {charts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#chart-${id}`}>{title}</a>
              </li>
            ))}
          </Jumps>
        </nav>
        <Stack $gap={8}>
          {charts.map((chart) => (
            <div key={chart.id} id={`chart-${chart.id}`}>
              <SizeChartTable chart={chart} level={2} />
            </div>
          ))}
        </Stack>
      </Stack>
    </Container>
  )
}
