import { Grid, Stack } from '@shop/shared-ui'
import { PageHead } from '../../console/page-head'
import { useMay } from '../../session/session-context'
import { Sales } from './sales'
import { waitingLists } from './waiting'
import { WaitingCard } from './waiting-card'

/** The first screen of the day: what waits, and what was sold. */
export function TodayPage() {
  const may = useMay()
  return (
    <Stack $gap={5}>
      <PageHead title="Today" />
      <Grid as="ul" $min="10rem">
        {waitingLists
          .filter(({ operation }) => may(operation))
          .map((waiting) => (
            <li key={waiting.label}>
              <WaitingCard waiting={waiting} />
            </li>
          ))}
      </Grid>
      {may('reports.sales') && <Sales />}
    </Stack>
  )
}
