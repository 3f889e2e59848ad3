import { Heading, tokens } from '@shop/shared-ui'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

const ProductSectionFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

/** A section with a heading below the product. */
export function ProductSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <ProductSectionFrame aria-labelledby={id} data-screen-only>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </ProductSectionFrame>
  )
}
