import type { RatingSummary } from '@shop/shared-api'
import { Rating, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { fitConsensus } from './fit-consensus'

const RatingAverage = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  strong {
    font: 700 3.5rem/1 ${tokens.font.display};
  }
`

const RatingBars = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  font-size: ${tokens.size.small};
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: 4rem 1fr 2.5rem;
    gap: ${tokens.space[2]};
    align-items: center;
  }
  svg {
    inline-size: 100%;
    block-size: 0.625rem;
    background: ${tokens.color.sunken};
    fill: ${tokens.color.ink};
  }
`

/** Average, distribution and fit over all reviews. */
export function RatingSummaryBlock({ summary }: { summary: RatingSummary }) {
  const { average, count, breakdown } = summary
  const fit = fitConsensus(summary.fit)
  return (
    <Stack $gap={4}>
      <RatingAverage>
        <strong>{average.toFixed(1)}</strong>
        <Rating value={average} count={count} size={20} />
      </RatingAverage>
      <RatingBars className="stars">
        {breakdown.map(({ stars, count: starCount }) => (
          <li key={stars}>
            <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
            <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={(starCount * 100) / count} height={1} />
            </svg>
            <span>{starCount}</span>
          </li>
        ))}
      </RatingBars>
      {fit && (
        <Text>
          <strong>Fit:</strong> {fit}
        </Text>
      )}
    </Stack>
  )
}
