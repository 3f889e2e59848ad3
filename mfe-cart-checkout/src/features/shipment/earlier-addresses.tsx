import { readToken, type Api, type Order } from '@shop/shared-api'
import { Button, Cluster, Text } from '@shop/shared-ui'
import type { TypedAddress } from '../../checkout/checkout-draft'
import { useAnswer } from '../../use-answer'

const mostOrders = 3

/** Addresses that the shopper has had parcels sent to, the newest first; nothing for guests and first orders. */
export function EarlierAddresses({ onTake }: { onTake(address: TypedAddress): void }) {
  const addresses = useAnswer(askAddresses)
  if (!addresses || addresses.length === 0) return null
  return (
    <div role="group" aria-label="Your addresses">
      <Text size="small">
        <strong>Send it where you had it sent before:</strong>
      </Text>
      <Cluster $gap={2}>
        {addresses.map((address) => (
          <Button key={lineOf(address)} onClick={() => onTake(address)}>
            {lineOf(address)}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}

/** The addresses of the last orders, each once. */
async function askAddresses(api: Api, signal: AbortSignal): Promise<TypedAddress[]> {
  if (readToken() === null) return []
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
