import { renderStoredCartLines } from './features/lines/render-stored-cart-lines'

/** By screen id: the script that its document runs as soon as its markup is parsed. Only the server loads this. */
export const preHydrationScripts: Record<string, string> = {
  'cart-checkout/cart': `(${renderStoredCartLines.toString()})()`,
}
