import { media, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** The page's main column, shared with its skeleton. */
export const OrderArticle = styled.article`
  display: grid;
  gap: ${tokens.space[6]};
  padding-block: ${tokens.space[6]} ${tokens.space[8]};
`

/** Items next to amounts and addresses on desktop, above them on phones. */
export const OrderColumns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${tokens.space[7]};
  }
`

/** The column next to the items. */
export const OrderAside = styled.aside`
  display: grid;
  gap: ${tokens.space[5]};
`
