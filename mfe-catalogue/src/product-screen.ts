/** The product's screen as its route has it, for those who look ahead: they may not reach into routes themselves. */
export { loader } from './routes/product/product.route'
