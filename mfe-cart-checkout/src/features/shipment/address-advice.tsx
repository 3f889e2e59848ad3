import type { Api, ResponseOf } from '@shop/shared-api'
import { Alert, Button, Text } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../cart/cart-context'
import type { PostalAddress } from '../../checkout/ask-rates'

/** Without words it takes no room. */
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

type Advice = ResponseOf<'POST /validate-address'>

interface AddressAdviceProps {
  postal: PostalAddress
  /** Takes the suggested address. */
  onTake(address: PostalAddress): void
}

/** What the post knows of an address: advice that one may take or leave, and silence when it knows nothing. */
export function AddressAdvice({ postal, onTake }: AddressAdviceProps) {
  const advice = useAdvice(postal)
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

function useAdvice(postal: PostalAddress): Advice | undefined {
  const api = useApi()
  const [advice, setAdvice] = useState<Advice>()
  const asked = JSON.stringify(postal)
  useEffect(() => {
    const leaving = new AbortController()
    askAdvice(api, JSON.parse(asked) as PostalAddress, leaving.signal).then(
      (answer) => leaving.signal.aborted || setAdvice(answer),
      () => setAdvice(undefined),
    )
    return () => leaving.abort()
  }, [api, asked])
  return advice
}

const askAdvice = (api: Api, body: PostalAddress, signal: AbortSignal) =>
  api.request('POST /validate-address', { body, signal, silent: true })

function lineOf({ address, address_2, city, state, zip }: PostalAddress): string {
  return [address, address_2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')
}
