import type { Api, Order } from '@shop/shared-api'
import { SelectField, Skeleton, Text } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { TypedAddress } from '../../checkout/checkout-draft'
import { useAnswer } from '../../use-answer'

const mostOrders = 3

/** As tall as what comes into it, so that nothing under it moves. */
const Room = styled.div`
  min-block-size: 4.75rem;
`

/** Addresses that the shopper has had parcels sent to, the newest first; nothing to choose before the first order. */
export function EarlierAddresses({ onTake }: { onTake(address: TypedAddress): void }) {
  const { answer: addresses, failure } = useAnswer(askAddresses)
  if (failure) return null
  if (!addresses) return <Skeleton $height="4.75rem" />
  return (
    <Room>
      {addresses.length === 0 ? (
        <Text size="small">The address of this order is kept for your next one.</Text>
      ) : (
        <SelectField
          label="Send it where you had it sent before"
          defaultValue=""
          onChange={({ target }) => {
            const chosen = addresses.find((address) => lineOf(address) === target.value)
            if (chosen) onTake(chosen)
          }}
        >
          <option value="">Another address</option>
          {addresses.map((address) => (
            <option key={lineOf(address)}>{lineOf(address)}</option>
          ))}
        </SelectField>
      )}
    </Room>
  )
}

/** The addresses of the last orders, each once. */
async function askAddresses(api: Api, signal: AbortSignal): Promise<TypedAddress[]> {
  const query = { limit: mostOrders, page: 1 }
  const { data } = await api.request('GET /get-orders', { query, signal, silent: true })
  const orders = await Promise.all(
    data.map(({ id }) => api.request('GET /get-orders/:id', { params: { id }, signal, silent: true })),
  )
  const addresses = orders.map(({ data: order }) => addressOf(order))
  return addresses.filter((one, index) => index === addresses.findIndex((other) => lineOf(other) === lineOf(one)))
}

function addressOf({ address }: Order): TypedAddress {
  return { ...address, address_2: address.address_2 ?? '' }
}

const lineOf = ({ first_name, address, city, state }: TypedAddress) => `${first_name}, ${address}, ${city}, ${state}`
