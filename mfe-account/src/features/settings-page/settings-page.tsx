import { Heading, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const SettingsColumn = styled.section`
  display: grid;
  gap: ${tokens.space[6]};
  align-content: start;
  min-inline-size: 0;
  /* What comes may be shorter than its skeleton: the footer stays below the fold and does not jump. */
  min-block-size: 80svh;
`

/** An account page next to its navigation; `busy` while its data is loading. */
export function SettingsPage({ title, busy, children }: { title: string; busy?: boolean; children: ReactNode }) {
  return (
    <SettingsColumn aria-busy={busy || undefined}>
      <Heading level={1} size="section">
        {title}
      </Heading>
      {children}
    </SettingsColumn>
  )
}
