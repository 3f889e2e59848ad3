import { Heading, tokens } from '@shop/shared-ui'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

const ControlSectionFrame = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[5]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

/** A section of the designer's controls with its heading. */
export function ControlSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <ControlSectionFrame aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      {children}
    </ControlSectionFrame>
  )
}
