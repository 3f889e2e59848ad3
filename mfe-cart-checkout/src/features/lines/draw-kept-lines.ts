import type { CartLine } from '../../cart/cart-line'
import type { KeptCart } from '../../cart/kept-cart'

/**
 * Fills the list of `KeptLines` from what this browser keeps under `cart:v1`, without a price. It travels as text in the
 * document, so it may use nothing from around it. It ends at the first line that is to be told about (`LineRow` does),
 * or is not as it should be; the page that lives shows the rest.
 */
export function drawKeptLines(): void {
  try {
    const shape = document.querySelector('[data-line-shape] > li')!
    const list = document.querySelector('[data-kept-lines]')!
    const { lines, changes } = JSON.parse(localStorage.getItem('cart:v1') ?? '{}') as KeptCart
    if (changes.length === 0) lines.every(draw)

    function draw({ title, color, size, thumbnail, quantity, ...line }: CartLine): boolean {
      const isWhole = [line.productId, line.variationId, quantity].every((number) => Number(number) > 0)
      const isTold = [title, color, size].every((text) => typeof text === 'string')
      if (!isWhole || !isTold || line.hasError || !/^\/[\w.-][\w./-]*$/.test(thumbnail)) return false
      const row = shape.cloneNode(true) as Element
      const part = (name: string) => row.querySelector(`[data-part="${name}"]`)!
      const link = row.querySelector('a')!
      link.textContent = title
      link.setAttribute('href', `/shop/${Number(line.productId)}`)
      for (const picture of row.querySelectorAll('source, img')) {
        for (const name of ['srcset', 'src']) {
          const addresses = picture.getAttribute(name)
          if (addresses) picture.setAttribute(name, addresses.replaceAll('data:,', thumbnail))
        }
      }
      part('choice').textContent = [color, size].filter(Boolean).join(', ')
      part('quantity').textContent = String(Number(quantity))
      part(line.hasChoice === false ? 'selects' : 'choice').remove()
      if (typeof line.priceSeen !== 'number') part('price').remove()
      list.append(row)
      return true
    }
  } catch {
    // Nothing is kept, or nothing that can be read: the page shows what there is once it lives.
  }
}
