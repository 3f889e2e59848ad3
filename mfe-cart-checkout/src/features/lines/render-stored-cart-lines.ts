import type { CartLine } from '../../cart/cart-line'

/** A cart line with the field names of `cart:v1`. */
type StoredLine = Omit<CartLine, 'variantId'> & { variationId: number | null }

/**
 * Fills the list of `StoredCartLines` from `cart:v1`, without prices. It is serialized into the document, so it must
 * not use anything from its scope. It stops at the first line that needs a notice (`LineRow` shows it) or is invalid;
 * the hydrated page shows the rest.
 */
export function renderStoredCartLines(): void {
  try {
    const template = document.querySelector('[data-line-template] > li')!
    const list = document.querySelector('[data-stored-lines]')!
    const { lines, changes } = JSON.parse(localStorage.getItem('cart:v1') ?? '{}') as {
      lines: StoredLine[]
      changes: unknown[]
    }
    if (changes.length === 0) lines.every(render)

    function render({ title, color, size, thumbnail, quantity, ...line }: StoredLine): boolean {
      const isComplete = [line.productId, line.variationId, quantity].every((number) => Number(number) > 0)
      const hasTexts = [title, color, size].every((text) => typeof text === 'string')
      if (!isComplete || !hasTexts || line.hasError || !/^\/[\w.-][\w./-]*$/.test(thumbnail)) return false
      const row = template.cloneNode(true) as Element
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
    // Nothing valid is stored: the hydrated page shows the cart.
  }
}
