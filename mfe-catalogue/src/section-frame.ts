import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** A ruled section of a product's page. */
export const SectionFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`
