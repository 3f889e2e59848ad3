import { Card, Heading, Stack } from '@shop/shared-ui'
import type { ReactNode } from 'react'

interface DeskSectionProps {
  /** Omitted if the content begins with a heading of its own. */
  title?: string
  children: ReactNode
}

/** A part of the wholesale desk. */
export function DeskSection({ title, children }: DeskSectionProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={3} $align="start">
        {title && (
          <Heading level={2} size="title">
            {title}
          </Heading>
        )}
        {children}
      </Stack>
    </Card>
  )
}
