import { Breadcrumb, Container, Heading, media, Stack, Text, tokens } from '@shop/shared-ui'
import { useLoaderData } from 'react-router-dom'
import styled from 'styled-components'
import { SizeChartTable } from '../../features/size-chart/size-chart-table'
import type { SizeGuideData } from './size-guide-loader'

/** Scrolls horizontally in three lines on phones, so that the first chart stays in view. */
const ChartLinks = styled.ul`
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

const Charts = styled(Stack)`
  @media print {
    gap: ${tokens.space[5]};
  }
`

/** All size charts with measuring instructions. */
export function SizeGuidePage() {
  const { charts } = useLoaderData<SizeGuideData>()
  return (
    <Container>
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Size guide' }]} />
        <Heading level={1}>Size guide</Heading>
        <Text size="lead">Measure your body, not your old gear. Each chart comes with measuring instructions.</Text>
        <nav aria-label="Charts">
          <ChartLinks className="charts">
            {charts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#chart-${id}`}>{title}</a>
              </li>
            ))}
          </ChartLinks>
        </nav>
        <Charts $gap={8}>
          {charts.map((chart) => (
            <div key={chart.id} id={`chart-${chart.id}`}>
              <SizeChartTable chart={chart} level={2} />
            </div>
          ))}
        </Charts>
      </Stack>
    </Container>
  )
}
