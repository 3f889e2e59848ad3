import { tokens } from '@shop/shared-ui'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  font-size: 0.9375rem;

  dt {
    color: ${tokens.color.inkMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

/** Facts of one thing, by their names; those without a value are omitted. */
export function FactList({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <Facts>
      {Object.entries(facts).map(
        ([name, value]) =>
          value != null &&
          value !== '' && (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Facts>
  )
}
