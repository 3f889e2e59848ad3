import { Alert, Icon, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { StockHold } from '../../checkout/use-stock-hold'
import { useSecondsLeft } from './use-seconds-left'

const Line = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 1.5rem;

  b {
    font-variant-numeric: tabular-nums;
  }
`

/** How long the shop keeps the items for this shopper, and that it no longer does. Sight follows the seconds; a screen reader hears of whole minutes, and only near the end. */
export function HoldCountdown({ hold: { until, isOver } }: { hold: StockHold }) {
  if (isOver) {
    return (
      <Alert tone="warning" announce="polite" title="Your items are no longer kept for you">
        Nothing in your cart was changed by that. Place your order soon: we look whether all of it is still there, and
        tell you if it is not.
      </Alert>
    )
  }
  // Its line stands from the first, so that nothing moves when the shop answers.
  return until === undefined ? <Line size="small" aria-hidden /> : <Clock key={until} until={until} />
}

function Clock({ until }: { until: string }) {
  const left = useSecondsLeft(until)
  const minutes = Math.ceil(left / 60)
  return (
    <>
      <Line size="small" aria-hidden>
        <Icon name="clock" size={18} />
        {left > 0 ? (
          <span>
            We keep your items for you for <b>{clockOf(left)}</b>
          </span>
        ) : (
          'We see whether we can keep your items for longer'
        )}
      </Line>
      <VisuallyHidden role="status">
        {minutes <= 3 && `We keep your items for you for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`}
      </VisuallyHidden>
    </>
  )
}

/** Seconds as m:ss. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
