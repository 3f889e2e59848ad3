interface MarkupPolicy {
  createHTML(markup: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy
}

let policy: MarkupPolicy | undefined

/**
 * Marks our own markup as trusted for `dangerouslySetInnerHTML` under the page's Trusted Types policy. It isn't
 * sanitized: the caller has escaped all text in it, and lint allows only listed files.
 */
export function trustedMarkup(markup: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return markup
  policy ??= trustedTypes.createPolicy('shop-markup', { createHTML: (text) => text })
  return policy.createHTML(markup)
}
