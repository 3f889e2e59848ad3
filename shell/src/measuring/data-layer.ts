import { bus, type EventMap, type EventName } from '@shop/shared-events'
import { readConsent } from './consent'
import { measuredFacts, type MeasuredEvent } from './ga4-events'

declare global {
  interface Window {
    /** Where tag managers read; nothing of ours carries it anywhere. */
    dataLayer?: object[]
  }
}

/** What may stay in a measured address: where a visit came from. Tokens and everything else are cut off. */
const retainedParameters = /^(utm_\w+|gclid)$/

let isListening = false

/**
 * Counts facts from now on, and with `fromStart` also those that this page load has stated so far: for visitors who
 * had agreed before it. Counting twice is not possible.
 */
export function startMeasuring({ fromStart }: { fromStart: boolean }): void {
  if (isListening) return
  isListening = true
  if (fromStart) {
    for (const { name, payload, tab } of bus.records()) if (tab === bus.tab) measure(name, payload)
  }
  for (const name of Object.keys(measuredFacts) as EventName[]) bus.on(name, (payload) => measure(name, payload))
}

/** Counts the page that is on show. */
export function measurePage(): void {
  const address = new URL(location.href)
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

/** The one door to the data layer: closed unless the visitor agrees, whatever was loaded or started before. */
function push(event: MeasuredEvent): void {
  if (readConsent() !== 'granted') return
  const layer = (window.dataLayer ??= [])
  // Without the null the last event's goods would be merged into the next one's.
  if (event.ecommerce) layer.push({ ecommerce: null })
  layer.push(event)
}
