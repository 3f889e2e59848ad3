import { Heading } from '@shop/shared-ui'
import { useId, type ReactNode } from 'react'
import { SectionFrame } from '../../section-frame'

/** A section with a heading below the product. */
export function ProductSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <SectionFrame aria-labelledby={id} data-screen-only>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </SectionFrame>
  )
}
