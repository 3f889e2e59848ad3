import type { Api, Order } from '@shop/shared-api'
import { useCustomQuery } from '@shop/shared-forms'
import { SelectField, Skeleton, Text } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useApi } from '../../cart/cart-context'
import type { TypedAddress } from '../../checkout/checkout-draft'

const MAX_ORDERS = 3

/** As tall as its content, to avoid a layout shift. */
const PreviousAddressesFrame = styled.div`
  min-block-size: 4.75rem;
`

/** Addresses of the shopper's previous orders, newest first; empty before the first order. */
export function PreviousAddresses({ onTake }: { onTake(address: TypedAddress): void }) {
  const api = useApi()
  const { data: addresses, error } = useCustomQuery(api, ['previous addresses'], () => fetchAddresses(api))
  if (error) return null
  if (!addresses) return <Skeleton $height="4.75rem" />
  return (
    <PreviousAddressesFrame>
      {addresses.length === 0 ? (
        <Text size="small">We’ll save this address for your next order.</Text>
      ) : (
        <SelectField
          label="Use a previous address"
          defaultValue=""
          onChange={({ target }) => {
            const chosen = addresses.find((address) => formatAddress(address) === target.value)
            if (chosen) onTake(chosen)
          }}
        >
          <option value="">Another address</option>
          {addresses.map((address) => (
            <option key={formatAddress(address)}>{formatAddress(address)}</option>
          ))}
        </SelectField>
      )}
    </PreviousAddressesFrame>
  )
}

/** The distinct addresses of the last orders. */
async function fetchAddresses(api: Api): Promise<TypedAddress[]> {
  const query = { limit: MAX_ORDERS, page: 1 }
  const { data } = await api.request('GET /get-orders', { query, silent: true })
  const orders = await Promise.all(
    data.map(({ id }) => api.request('GET /get-orders/:id', { params: { id }, silent: true })),
  )
  const addresses = orders.map(({ data: order }) => addressOf(order))
  return addresses.filter(
    (address, index) => index === addresses.findIndex((other) => formatAddress(other) === formatAddress(address)),
  )
}

function addressOf({ address }: Order): TypedAddress {
  return { ...address, address_2: address.address_2 ?? '' }
}

const formatAddress = ({ first_name, address, city, state }: TypedAddress) =>
  `${first_name}, ${address}, ${city}, ${state}`
