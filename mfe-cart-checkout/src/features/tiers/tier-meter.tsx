import { formatUsd, toCents, type CartQuote } from '@shop/shared-api'
import { Text, TextLink } from '@shop/shared-ui'
import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useSlabs } from '../../shop-data'
import { meterStyles } from '../../meter-styles'
import { nextTierStep, type TierStep } from './tier-step'

const TierMeterFrame = styled.div`
  ${meterStyles}
`

/** The wholesaler's progress between tiers: the server's message, and the saving of the next tier. */
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
    <TierMeterFrame role="group" aria-label="Wholesale tier">
      <Text id={id} role="status">
        <strong>{message}</strong>
      </Text>
      {step && (
        <>
          <progress aria-labelledby={id} value={subtotal} max={step.from} />
          <Text size="small">{formatTierStep(step)}</Text>
        </>
      )}
      <Text size="small">
        <TextLink to={wholesaleLinks.desk()}>Wholesale desk</TextLink>
      </Text>
    </TierMeterFrame>
  )
}

/** The next tier as a sentence; it states the saving when adding items lowers the total. */
export function formatTierStep({ percent, missing, discount, saving }: TierStep): string {
  const add = `Add ${formatUsd(missing)} more`
  if (saving > 0) return `${add} and pay ${formatUsd(saving)} less than now: you’ll get ${percent}% off everything.`
  return `${add} to get ${percent}% off everything, that’s ${formatUsd(discount)} off.`
}
