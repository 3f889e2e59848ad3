import { Cluster, Heading, Stack, Text } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../console/status-badge'

interface ReviewTextProps {
  title: ReactNode
  status: string
  rating: number
  name: string
  email: string
  bought: boolean
  comment: string
}

/** What a customer wrote about a product, and who it was. */
export function ReviewText({ title, status, rating, name, email, bought, comment }: ReviewTextProps) {
  return (
    <>
      <Stack $gap={1}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Cluster $gap={2}>
          <StatusBadge status={status} />
          {[name, email, bought && 'Verified purchase'].filter(Boolean).map((fact) => (
            <Text key={String(fact)} as="span" size="small" tone="inkMuted">
              {fact}
            </Text>
          ))}
        </Cluster>
      </Stack>
      <Stack $gap={1}>
        <span role="img" aria-label={`${rating} of 5 stars`}>
          {`${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`}
        </span>
        <Text>{comment}</Text>
      </Stack>
    </>
  )
}
