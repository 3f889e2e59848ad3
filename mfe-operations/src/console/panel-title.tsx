import { Heading } from '@shop/shared-ui'
import type { ReactNode } from 'react'

/** The heading of a panel, which its `aria-labelledby` names. */
export function PanelTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Heading level={2} size="title" id={id}>
      {children}
    </Heading>
  )
}
