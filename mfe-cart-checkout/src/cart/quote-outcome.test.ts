import { makeLine } from '../testing/cart-of'
import { makeBelt, openSmallShop } from '../testing/small-shop'
import { emptyCart } from './stored-cart'
import { itemsByLine } from './quote-outcome'
import { quoteRequest } from './quote-request'

describe('itemsByLine', () => {
  test("finds each line's item when removed products are omitted and a nonexistent variant has id 0", async () => {
    const shop = openSmallShop()
    shop.products.shift()
    const removedProduct = makeLine({ key: 4 })
    const belts = [makeLine({ key: 7, variantId: null }, makeBelt()), makeLine({ key: 2 }, makeBelt())]
    const lines = [removedProduct, ...belts]
    const quote = await shop.api.request('POST /add-to-cart', { body: quoteRequest({ ...emptyCart, lines }) })
    const items = itemsByLine(quote, lines)
    expect([...items].map(([key, item]) => [key, item.id, item.product_variation_id])).toEqual([
      [7, 2, 0],
      [2, 2, 21],
    ])
  })
})
