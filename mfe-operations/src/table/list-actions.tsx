import { Cluster, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** What can be done with a list, above it. */
export const ListActions = styled(Cluster).attrs({ $justify: 'space-between' as const })`
  margin-block-end: ${tokens.space[4]};
`
