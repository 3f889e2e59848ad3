import { useSyncExternalStore } from 'react'
import { onDemand } from '../../on-demand'
import { getViewedProducts } from './viewed-products'
import type { ViewedRowProps } from './viewed-row'

const LazyViewedRow = onDemand<ViewedRowProps>(
  () => import(/* webpackChunkName: "recently-viewed" */ './viewed-row').then(({ ViewedRow }) => ViewedRow),
  null,
)

/** RecentlyViewed's props. */
export interface RecentlyViewedProps extends Omit<ViewedRowProps, 'title' | 'productIds'> {
  title?: string
  /** The current product, which is excluded. */
  except?: number
}

/**
 * The recently viewed products, newest first. Renders nothing until hydrated, so place it at the bottom of a page. A
 * first visit loads none of its code.
 */
export function RecentlyViewed({ title = 'Recently viewed', except, ...row }: RecentlyViewedProps) {
  const viewed = useSyncExternalStore(
    neverChanges,
    () => getViewedProducts(except).join(),
    () => '',
  )
  if (viewed === '') return null
  return <LazyViewedRow title={title} productIds={viewed.split(',').map(Number)} {...row} />
}

/** The list only changes on a product page, never while it is shown. */
const neverChanges = () => () => undefined
