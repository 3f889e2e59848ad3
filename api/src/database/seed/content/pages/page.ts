import type { PageSection } from '../../../schema'

/** An information page as the shop opens with it: plain text in sections. */
export interface SeedPage {
  slug: string
  title: string
  summary: string
  sections: PageSection[]
}
