import type { Faq } from '@shop/shared-api/contract'

/** Questions under one heading. */
export interface FaqGroup {
  category: string
  faqs: Faq[]
}

/** FAQs that contain every typed word, grouped by category in their original order. */
export function searchFaqs(faqs: readonly Faq[], typed: string): FaqGroup[] {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs) {
    const text = `${faq.question} ${faq.answer} ${faq.category}`.toLowerCase()
    if (!terms.every((word) => text.includes(word))) continue
    groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq])
  }
  return [...groups].map(([category, found]) => ({ category, faqs: found }))
}
