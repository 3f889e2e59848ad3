export { formatDollars, formatShortUsd, formatUsd, toCents, toDollars } from './money'
