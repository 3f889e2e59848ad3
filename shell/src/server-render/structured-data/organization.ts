import { siteNameOf, type GeneralSetting } from '@shop/shared-api'

const networks = ['facebook', 'instagram', 'pinterest', 'youtube', 'linkdin'] as const

/** Who runs the shop and how the shop is searched, for its front page. */
export function organization(settings: GeneralSetting | null, address: (path: string) => string): object[] {
  const name = siteNameOf(settings)
  const pages = networks.map((network) => settings?.[network] ?? '').filter((url) => /^https?:\/\//i.test(url))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      '@id': address('/#organization'),
      name,
      url: address('/'),
      logo: address('/icon-512.png'),
      ...(pages.length > 0 && { sameAs: pages }),
      ...(settings && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: settings.phone,
          email: settings.email,
          areaServed: 'US',
          availableLanguage: 'en',
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: address('/'),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${address('/shop')}?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
