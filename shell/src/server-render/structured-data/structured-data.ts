import type { DocumentHead, GeneralSetting } from '@shop/shared-api'
import { breadcrumbList } from './breadcrumb-list'
import { organization } from './organization'
import { productGroup } from './product-group'

/** What search engines are told of a page in schema.org's words. On the server alone, so that no visitor carries it. */
export function structuredData(head: DocumentHead, settings: GeneralSetting | null, origin: string): object[] {
  const address = (path: string) => new URL(path, origin).href
  return [
    ...(head.canonical === '/' ? organization(settings, address) : []),
    ...(head.breadcrumb?.length ? [breadcrumbList(head.breadcrumb, address)] : []),
    ...(head.product ? [productGroup(head.product, settings, address)] : []),
    ...(head.jsonLd ?? []),
  ]
}
