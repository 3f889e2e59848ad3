import { drawKeptLines } from './features/lines/draw-kept-lines'

/** By the id of a screen: what its document runs as soon as its markup stands. The server reads this, browsers never do. */
export const early: Record<string, string> = { 'cart-checkout/cart': `(${drawKeptLines.toString()})()` }
