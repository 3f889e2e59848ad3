import type { DocumentHead } from '@shop/shared-api'

/** The breadcrumb of a page for schema.org; its first step is the home page. */
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
