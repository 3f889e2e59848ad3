import type { DocumentHead, GeneralSetting } from '@shop/shared-api'
import { breadcrumbList } from './breadcrumb-list'
import { organization } from './organization'
import { productGroup } from './product-group'

/** A page's structured data in schema.org terms. On the server only, so that it isn't part of the bundle. */
export function structuredData(head: DocumentHead, settings: GeneralSetting | null, origin: string): object[] {
  const address = (path: string) => new URL(path, origin).href
  return [
    ...(head.canonical === '/' ? organization(settings, address) : []),
    ...(head.breadcrumb?.length ? [breadcrumbList(head.breadcrumb, address)] : []),
    ...(head.product ? [productGroup(head.product, settings, address)] : []),
    ...(head.jsonLd ?? []),
  ]
}
