import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** Rows of a section: what it is at the start, its state at the end. */
export const DeskList = styled.ul`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
  }

  small {
    display: block;
    color: ${tokens.color.inkMuted};
  }

  b {
    font-variant-numeric: tabular-nums;
  }
`
