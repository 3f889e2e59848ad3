import { formatUsd, toCents, type CartQuote } from '@shop/shared-api'
import { Text, tokens } from '@shop/shared-ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useSlabs } from '../../shop-facts'
import { nextTierStep, type TierStep } from './tier-step'

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  progress {
    inline-size: 100%;
    block-size: ${tokens.space[2]};
    border: 0;
    border-radius: ${tokens.radius};
    background: ${tokens.color.sunken};
    accent-color: ${tokens.color.success};
  }

  progress::-webkit-progress-bar {
    background: ${tokens.color.sunken};
  }

  progress::-webkit-progress-value {
    background: ${tokens.color.success};
  }

  progress::-moz-progress-bar {
    background: ${tokens.color.success};
  }
`

/** Where a wholeseller stands between the tiers: the server's words, and what the next step saves. */
export function TierMeter({ quote }: { quote: CartQuote | null }) {
  const message = quote?.wholesalerDiscountMessage
  if (!quote || !message) return null
  return <Meter message={message} subtotal={toCents(quote.subtotal)} />
}

function Meter({ message, subtotal }: { message: string; subtotal: number }) {
  const id = useId()
  const slabs = useSlabs()
  const step = slabs && nextTierStep(slabs, subtotal)
  return (
    <Box role="group" aria-label="Wholesale tier">
      <Text id={id} role="status">
        <strong>{message}</strong>
      </Text>
      {step && (
        <>
          <progress aria-labelledby={id} value={subtotal} max={step.from} />
          <Text size="small">{sayStep(step)}</Text>
        </>
      )}
    </Box>
  )
}

/** The step in plain words; it is named when adding goods makes the whole cost less. */
export function sayStep({ percent, missing, discount, saving }: TierStep): string {
  const add = `Add ${formatUsd(missing)} more`
  if (saving > 0) return `${add} and pay ${formatUsd(saving)} less than now: ${percent}% comes off everything.`
  return `${add} and ${percent}% comes off everything, ${formatUsd(discount)} at that point.`
}
