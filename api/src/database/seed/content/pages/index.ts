import { aboutUsPage } from './about-us'
import type { SeedPage } from './page'
import { privacyPolicyPage } from './privacy-policy'
import { returnsPage } from './returns'
import { shippingPage } from './shipping'
import { termConditionsPage } from './term-conditions'

/** Every information page that the shop opens with. */
export const seedPages: readonly SeedPage[] = [
  aboutUsPage,
  shippingPage,
  returnsPage,
  privacyPolicyPage,
  termConditionsPage,
]
