import type { Api, ResponseOf } from '@shop/shared-api'
import { Alert, Button, Text } from '@shop/shared-ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../cart/cart-context'
import { postalOf, type PostalAddress } from '../../checkout/ask-rates'
import { postalKey, type TypedAddress } from '../../checkout/checkout-draft'

/** Without words it takes no room. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

type Advice = ResponseOf<'POST /validate-address'>

interface AddressAdviceProps {
  typed: TypedAddress
  /** Takes the suggested address. */
  onTake(address: PostalAddress): void
}

/** What the post knows of an address: advice that one may take or leave, and silence when it knows nothing. */
export function AddressAdvice({ typed, onTake }: AddressAdviceProps) {
  const advice = useAdvice(typed)
  const suggestion = advice?.verdict === 'corrected' ? advice.suggestion : null
  return (
    <Region aria-live="polite">
      {suggestion && (
        <Alert tone="info" title="Did you mean this address?">
          <Text>{lineOf({ ...suggestion, address_2: suggestion.address_2 ?? '' })}</Text>
          <Button variant="quiet" onClick={() => onTake({ ...suggestion, address_2: suggestion.address_2 ?? '' })}>
            Use this address
          </Button>
        </Alert>
      )}
      {advice?.verdict === 'undeliverable' && (
        <Alert tone="warning" title="We could not find this address">
          Please compare street and ZIP code. If they are right, just go on: we will send your order there.
        </Alert>
      )}
    </Region>
  )
}

function useAdvice(typed: TypedAddress): Advice | undefined {
  const api = useApi()
  const [advice, setAdvice] = useState<Advice>()
  const asked = postalKey(typed)
  const ask = useEffectEvent((signal: AbortSignal) => askAdvice(api, typed, signal))
  useEffect(() => {
    const leaving = new AbortController()
    ask(leaving.signal).then(
      (answer) => leaving.signal.aborted || setAdvice(answer),
      () => leaving.signal.aborted || setAdvice(undefined),
    )
    return () => leaving.abort()
  }, [asked])
  return advice
}

async function askAdvice(api: Api, typed: TypedAddress, signal: AbortSignal): Promise<Advice | undefined> {
  const body = await postalOf(typed)
  return body && !signal.aborted ? api.request('POST /validate-address', { body, signal, silent: true }) : undefined
}

function lineOf({ address, address_2, city, state, zip }: PostalAddress): string {
  return [address, address_2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')
}
