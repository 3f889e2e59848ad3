import { links } from '@shop/wholesale-contract'
import type { Visitor } from '../use-visitor'

/** The Wholesale Program's links; members of the program don't see those for applying and signing in. */
export function wholesaleLinks({ isWholesaler }: Pick<Visitor, 'isWholesaler'>): { title: string; to: string }[] {
  const custom = { title: 'Custom Equipment', to: links.equipment() }
  if (isWholesaler) return [{ title: 'Quick Order', to: links.desk() }, custom]
  return [
    { title: 'Wholesale Application', to: links.apply() },
    { title: 'Wholesale Login', to: links.login() },
    custom,
  ]
}
