import type { Visitor } from '../use-visitor'

/** The Wholesale Program's links; members of the program don't see those for applying and signing in. */
export function wholesaleLinks({ isWholesaler }: Pick<Visitor, 'isWholesaler'>): { title: string; to: string }[] {
  const custom = { title: 'Custom Equipment', to: '/wholesaler/equipment' }
  if (isWholesaler) return [custom]
  return [
    { title: 'Wholesale Application', to: '/wholesaler/signup' },
    { title: 'Wholesale Login', to: '/wholesaler/login' },
    custom,
  ]
}
