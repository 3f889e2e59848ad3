import { media, tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** Text with its table of contents: above it on a phone, next to it on a desktop. */
export const ReadingColumns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    gap: ${tokens.space[8]};
    > nav {
      order: 1;
    }
  }
`
