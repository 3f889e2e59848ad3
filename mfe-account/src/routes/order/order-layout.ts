import { media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** The page's column, shared with its skeleton. */
export const Page = styled.article`
  display: grid;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]} ${tokens.space[8]};
`

/** Items beside amounts and addresses at the desk, above them on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${tokens.space[7]};
  }
`

/** What stands beside the items. */
export const Aside = styled.aside`
  display: grid;
  gap: ${tokens.space[5]};
`
