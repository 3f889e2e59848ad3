export { formatUsd, toCents, toDollars } from './money'
