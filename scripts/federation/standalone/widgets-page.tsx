import { RemoteWidget, type WidgetName, type WidgetOwner } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { StandalonePart } from './part'
import { useSampleProduct, type SampleProduct } from './sample-product'

const WidgetSection = styled.section`
  max-inline-size: 60rem;
  margin: 2rem 1rem;
`

/** The part's widgets with sample props. */
export function WidgetsPage({ part }: { part: StandalonePart }) {
  const product = useSampleProduct()
  if (!product) return <p>Loading a product for the samples…</p>
  return part.widgets.map((widget) => <Sample key={widget} part={part} widget={widget} product={product} />)
}

interface SampleProps {
  part: StandalonePart
  widget: string
  product: SampleProduct
}

function Sample({ part: { name, widgetSamples }, widget, product }: SampleProps) {
  const [open, setOpen] = useState(false)
  const sample = widgetSamples[widget]
  if (!sample) return <p>{widget} has no sample yet: add one in src/widget-samples.ts of this part.</p>
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
