import { RemoteWidget, type WidgetKey, type WidgetName, type WidgetOwner } from '@shop/shared-ui'
import { name, widgets } from 'part-under-development'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSampleProduct, widgetSamples, type SampleSource } from './widget-samples'

const WidgetSection = styled.section`
  max-inline-size: 60rem;
  margin: 2rem 1rem;
`

/** The part's widgets with sample props. */
export function WidgetsPage() {
  const product = useSampleProduct()
  if (!product) return <p>Loading a product for the samples…</p>
  return Object.keys(widgets).map((widget) => <Sample key={widget} widget={widget} product={product} />)
}

function Sample({ widget, product }: { widget: string; product: SampleSource['product'] }) {
  const [open, setOpen] = useState(false)
  const sample = widgetSamples[`${name}/${widget}` as WidgetKey]
  if (!sample) return <p>{widget} has no sample yet: add one in widget-samples.ts.</p>
  const props = sample({ product, open, onClose: () => setOpen(false) })
  return (
    <WidgetSection aria-label={widget}>
      <h2>{widget}</h2>
      {'open' in props && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <RemoteWidget
        owner={name as WidgetOwner}
        name={widget as WidgetName<WidgetOwner>}
        props={props as never}
        fallback={<p>Loading …</p>}
      />
    </WidgetSection>
  )
}
