import { Alert, Icon, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { StockHold } from '../../checkout/use-stock-hold'
import { useSecondsLeft } from './use-seconds-left'

const CountdownLine = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;
  min-block-size: 1.5rem;

  b {
    font-variant-numeric: tabular-nums;
  }
`

/**
 * The countdown of the stock hold, and a notice once it has ended. It shows seconds; screen readers announce full
 * minutes only, near the end.
 */
export function HoldCountdown({ hold: { until, isOver } }: { hold: StockHold }) {
  if (isOver) {
    return (
      <Alert tone="warning" announce="polite" title="Your items are no longer reserved">
        Your cart hasn’t changed. Place your order soon: we’ll check that everything is still in stock and let you know
        if it isn’t.
      </Alert>
    )
  }
  // The line takes its space from the start to avoid a layout shift.
  return until === undefined ? <CountdownLine size="small" aria-hidden /> : <Clock key={until} until={until} />
}

function Clock({ until }: { until: string }) {
  const left = useSecondsLeft(until)
  const minutes = Math.ceil(left / 60)
  return (
    <>
      <CountdownLine size="small" aria-hidden>
        <Icon name="clock" size={18} />
        {left > 0 ? (
          <span>
            We’re holding your items for <b>{formatSeconds(left)}</b>
          </span>
        ) : (
          'Checking whether we can hold your items longer'
        )}
      </CountdownLine>
      <VisuallyHidden role="status">
        {minutes <= 3 && `We’re holding your items for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`}
      </VisuallyHidden>
    </>
  )
}

/** Seconds as m:ss. */
function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
