import type { ScreenProps } from '@shop/federation/own-react'
import '@shop/cart-checkout-contract'
import '@shop/catalogue-contract'
import { bus } from '@shop/shared-events'
import { useEvent } from '@shop/shared-events/react'
import { useId, useState, version } from 'react'
import { styled } from 'styled-components'
import type { StartData } from './start-loader'

const Page = styled.section`
  border-block-start: 4px solid var(--color-action);
`

/** The start page: everything that crosses between the two Reacts. */
export function StartPage({ loaderData, navigate }: ScreenProps<StartData>) {
  const [isBroken, setBroken] = useState(false)
  const cart = useEvent('cart/changed')
  const weight = useId()
  if (isBroken) throw new Error('a planted fault')
  return (
    <Page>
      <h1>Sparring</h1>
      <p>Rendered by React {version}</p>
      <p>Units in the cart: {cart?.count ?? 'unknown'}</p>
      <ul aria-label="Categories">
        {loaderData.categories.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <label htmlFor={weight}>Weight class</label>
      <input id={weight} />
      <button type="button" onClick={() => bus.publish('wishlist/changed', { count: 7, productIds: [] })}>
        Save seven favorites
      </button>
      <button type="button" onClick={() => navigate('/sparring/boxing')}>
        Box
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Fail
      </button>
      <a href="/sparring/kickboxing">Kickboxing</a>
    </Page>
  )
}
