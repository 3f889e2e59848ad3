import type { DocumentHead } from '@shop/shared-api'

/** The way to a page as schema.org has it; the front of the shop is its first step. */
export function breadcrumbList(
  steps: NonNullable<DocumentHead['breadcrumb']>,
  address: (path: string) => string,
): object {
  const breadcrumb = steps[0]?.to === '/' ? steps : [{ label: 'Home', to: '/' }, ...steps]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: address(to) }),
    })),
  }
}
