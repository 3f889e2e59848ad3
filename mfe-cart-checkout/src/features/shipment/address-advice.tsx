import type { Api, ResponseOf } from '@shop/shared-api'
import { Alert, Button, Text } from '@shop/shared-ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../cart/cart-context'
import { toPostalAddress, type PostalAddress } from '../../checkout/fetch-rates'
import { postalKey, type TypedAddress } from '../../checkout/checkout-draft'

/** Takes no space while empty. */
const AdviceRegion = styled.div`
  &:empty {
    position: absolute;
  }
`

type Advice = ResponseOf<'POST /validate-address'>

interface AddressAdviceProps {
  typed: TypedAddress
  /** Called with the suggested address; without it a suggestion is only shown. */
  onTake?: (address: PostalAddress) => void
}

/** The carrier's advice on an address, which the shopper may accept or ignore; empty when there is none. */
export function AddressAdvice({ typed, onTake }: AddressAdviceProps) {
  const advice = useAdvice(typed)
  const suggestion = advice?.verdict === 'corrected' ? advice.suggestion : null
  return (
    <AdviceRegion aria-live="polite">
      {suggestion && (
        <Alert tone="info" title="Did you mean this address?">
          <Text>{formatAddress({ ...suggestion, address_2: suggestion.address_2 ?? '' })}</Text>
          {onTake && (
            <Button variant="quiet" onClick={() => onTake({ ...suggestion, address_2: suggestion.address_2 ?? '' })}>
              Use this address
            </Button>
          )}
        </Alert>
      )}
      {advice?.zip_state && (
        <Alert tone="warning" title="The ZIP code is of another state">
          {typed.zip} is a ZIP code of {advice.zip_state}, and your address says {typed.state}. Please check both. If
          they’re correct, just continue: we’ll ship to the address you entered.
        </Alert>
      )}
      {advice?.verdict === 'undeliverable' && !advice.zip_state && (
        <Alert tone="warning" title="We couldn’t find this address">
          Please check the street and ZIP code. If they’re correct, just continue: we’ll ship to the address you
          entered.
        </Alert>
      )}
    </AdviceRegion>
  )
}

function useAdvice(typed: TypedAddress): Advice | undefined {
  const api = useApi()
  const [advice, setAdvice] = useState<Advice>()
  const addressKey = postalKey(typed)
  const validate = useEffectEvent((signal: AbortSignal) => validateAddress(api, typed, signal))
  useEffect(() => {
    const controller = new AbortController()
    validate(controller.signal).then(
      (answer) => controller.signal.aborted || setAdvice(answer),
      () => controller.signal.aborted || setAdvice(undefined),
    )
    return () => controller.abort()
  }, [addressKey])
  return advice
}

async function validateAddress(api: Api, typed: TypedAddress, signal: AbortSignal): Promise<Advice | undefined> {
  const body = await toPostalAddress(typed)
  return body && !signal.aborted ? api.request('POST /validate-address', { body, signal, silent: true }) : undefined
}

function formatAddress({ address, address_2, city, state, zip }: PostalAddress): string {
  return [address, address_2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')
}
