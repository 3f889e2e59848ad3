import { Icon, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useSecondsLeft } from './use-seconds-left'

const Line = styled(Text)`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: center;

  b {
    font-variant-numeric: tabular-nums;
  }
`

/** How long what is on the summary holds. Sight follows the seconds; a screen reader hears of whole minutes, and only near the end. */
export function HoldCountdown({ until }: { until: string | undefined }) {
  const left = useSecondsLeft(until)
  if (left === undefined) return null
  const minutes = Math.ceil(left / 60)
  return (
    <>
      <Line size="small" aria-hidden>
        <Icon name="clock" size={18} />
        {left > 0 ? (
          <span>
            Your delivery price holds for <b>{clockOf(left)}</b>
          </span>
        ) : (
          'Your delivery price is asked for again'
        )}
      </Line>
      <VisuallyHidden role="status">
        {minutes <= 5 && `Your delivery price holds for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`}
      </VisuallyHidden>
    </>
  )
}

/** Seconds as m:ss. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
