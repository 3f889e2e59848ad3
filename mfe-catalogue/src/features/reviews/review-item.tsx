import type { Review } from '@shop/shared-api'
import { Badge, Cluster, Heading, Rating, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { formatBuild } from '../../body/format-build'
import { formatDay } from '../../utc-day'
import { ReviewPictures } from './review-pictures'

const ReviewItemFrame = styled.article`
  padding-block-end: ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.hairline};
`

const Reply = styled.div`
  padding-inline-start: ${tokens.space[4]};
  border-inline-start: ${tokens.rule.strong} solid ${tokens.color.hairline};
  white-space: pre-line;
`

const fitLabels = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const

/** One customer review. */
export function ReviewItem({ review }: { review: Review }) {
  const {
    name,
    rating,
    title,
    comment,
    fit,
    height_cm: height,
    weight_kg: weight,
    verified_purchase: verified,
    created_at: createdAt,
    images,
    reply,
  } = review
  const build = formatBuild(height, weight)
  return (
    <ReviewItemFrame>
      <Stack $gap={2}>
        <Rating value={rating} />
        {title && <Heading level={3}>{title}</Heading>}
        <Text>{comment}</Text>
        {images.length > 0 && <ReviewPictures images={images} name={name} />}
        <Cluster $gap={3}>
          <Text as="span" size="small" tone="inkMuted">
            {name}, {formatDay(createdAt)}
            {build && ` · ${build}`}
            {fit && ` · ${fitLabels[fit]}`}
          </Text>
          {verified && <Badge $tone="success">Verified purchase</Badge>}
        </Cluster>
        {reply && (
          <Reply>
            <Text as="strong" size="small">
              Our answer, {formatDay(reply.at)}
            </Text>
            <Text>{reply.text}</Text>
          </Reply>
        )}
      </Stack>
    </ReviewItemFrame>
  )
}
