import { links } from '@shop/wholesale-contract'
import type { Visitor } from '../use-visitor'

/** The Wholesale Program's links; members of the program don't see those for applying and signing in. */
export function wholesaleLinks({
  isWholesaler,
  user,
}: Pick<Visitor, 'isWholesaler' | 'user'>): { title: string; to: string }[] {
  const custom = { title: 'Custom Equipment', to: links.equipment() }
  if (isWholesaler) {
    const first = user?.isVerified
      ? { title: 'Wholesale Desk', to: links.desk() }
      : { title: 'Application Status', to: links.status() }
    return [first, { title: 'Quick Order', to: links.quickOrder() }, custom]
  }
  return [
    { title: 'Wholesale Application', to: links.apply() },
    { title: 'Wholesale Login', to: links.login() },
    custom,
  ]
}
