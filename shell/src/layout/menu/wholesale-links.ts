import type { Visitor } from '../use-visitor'

/** The Wholesale Program's entries; applying and signing in are nothing to whoever is in it already. */
export function wholesaleLinks({ isWholesaler }: Pick<Visitor, 'isWholesaler'>): { title: string; to: string }[] {
  const custom = { title: 'Custom Equipment', to: '/wholesaler/equipment' }
  if (isWholesaler) return [custom]
  return [
    { title: 'Wholesale Application', to: '/wholesaler/signup' },
    { title: 'Wholesale Login', to: '/wholesaler/login' },
    custom,
  ]
}
