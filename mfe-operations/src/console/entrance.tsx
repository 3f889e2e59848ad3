import { Card, Heading, Stack, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Room = styled.div`
  display: grid;
  align-items: start;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${tokens.space[7]} ${tokens.space[4]};
`

const Door = styled(Card)`
  inline-size: 100%;
  max-inline-size: 26rem;
`

/** The frame of pages for those who are not signed in. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Room>
      <Door>
        <Stack $gap={5}>
          <Heading level={1} size="section">
            {title}
          </Heading>
          {children}
        </Stack>
      </Door>
    </Room>
  )
}
