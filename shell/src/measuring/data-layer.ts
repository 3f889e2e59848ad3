import { bus, type EventMap, type EventName } from '@shop/shared-events'
import { whenIdle } from '../layout/overlays/when-idle'
import { noteShownPage, shownPageAt } from '../signals/shown-pages'
import { readConsent } from './consent'
import { measuredFacts, type MeasuredEvent } from './ga4-events'

declare global {
  interface Window {
    /** Read by tag managers; the shop itself sends it nowhere. */
    dataLayer?: object[]
  }
}

/** Parameters that remain in a measured URL: campaign sources. Tokens and everything else are removed. */
const retainedParameters = /^(utm_\w+|gclid)$/

let isListening = false

/**
 * Measures events from now on, and with `fromStart` also earlier ones of this page load, for visitors who had agreed
 * before it. Never measures an event twice.
 */
export function startMeasuring({ fromStart }: { fromStart: boolean }): void {
  if (isListening) return
  isListening = true
  // The records of the past are replayed during `subscribe`.
  let isMeasured = fromStart
  bus.records.subscribe(({ name, payload, tab }) => {
    if (isMeasured && tab === bus.tab) measure(name, payload)
  })
  isMeasured = true
  whenIdle(
    () =>
      void import(/* webpackChunkName: "signals" */ '../signals/start-signals').then(
        ({ startSignals }) => startSignals({ pageAt: shownPageAt }),
        () => undefined,
      ),
  )
}

/** Measures a view of the current page. */
export function measurePage(): void {
  const address = new URL(location.href)
  noteShownPage(address.pathname)
  for (const name of [...address.searchParams.keys()]) {
    if (!retainedParameters.test(name)) address.searchParams.delete(name)
  }
  push({
    event: 'page_view',
    page_title: document.title,
    page_location: address.origin + address.pathname + address.search,
  })
}

function measure<Name extends EventName>(name: Name, payload: unknown): void {
  const event = measuredFacts[name]?.(payload as EventMap[Name])
  if (event) push(event)
}

/** The only access to the data layer: does nothing without consent. */
function push(event: MeasuredEvent): void {
  if (readConsent() !== 'granted') return
  const layer = (window.dataLayer ??= [])
  // Without the null the last event's items would be merged into the next one's.
  if (event.ecommerce) layer.push({ ecommerce: null })
  layer.push(event)
}
