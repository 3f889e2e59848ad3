export { formatDollars, formatShortUsd, formatUsd, toCents, toDollars } from './money'
export { usableCreditCents } from './store-credit'
