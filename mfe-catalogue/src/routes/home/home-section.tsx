import { Heading, TextLink, tokens } from '@shop/shared-ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

const HomeSectionFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`

const HomeSectionHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

/** HomeSection's props. */
export interface HomeSectionProps {
  title: string
  /** A link to the full list. */
  more?: { label: string; to: string }
  children: ReactNode
}

/** A home page section with a heading. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId()
  return (
    <HomeSectionFrame aria-labelledby={id}>
      <HomeSectionHeader>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more && <TextLink to={more.to}>{more.label}</TextLink>}
      </HomeSectionHeader>
      {children}
    </HomeSectionFrame>
  )
}
