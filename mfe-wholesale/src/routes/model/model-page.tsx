import { mostStripes } from '@shop/shared-drawings'
import { Alert, Button, Heading, SizeOptions, Text, VisuallyHidden } from '@shop/shared-ui'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClubColours } from '../../features/designer/club-colours'
import { ColourChoice } from '../../features/designer/colour-choice'
import { ControlSection } from '../../features/designer/control-section'
import { startOf } from '../../features/designer/design'
import { readDesign, writeDesign } from '../../features/designer/design-address'
import { hasRankBar, partsOf, shownIn, viewsOf, type View } from '../../features/designer/draw-design'
import { ProductChoice } from '../../features/designer/product-choice'
import { Stage } from '../../features/designer/stage'
import { StageBar } from '../../features/designer/stage-bar'
import { TakeAlong } from '../../features/designer/take-along'
import { TextChoice } from '../../features/designer/text-choice'
import { useDesigner } from '../../features/designer/use-designer'
import { useKeptInAddress } from '../../features/designer/use-kept-in-address'
import { Controls, DrawingPlace, Opening, Workshop } from './model-layout'

const stripeOptions = Array.from({ length: mostStripes + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'None' : String(count),
}))

/** The gear designer. The address holds the whole design, so that it can be kept, shared and reloaded. */
export function ModelPage() {
  const [params] = useSearchParams()
  const [{ design: opened, refused }] = useState(() => readDesign(params))
  const designer = useDesigner(opened)
  const { design, change, said } = designer
  useKeptInAddress(writeDesign(design))

  const parts = partsOf(design)
  const { places } = shownIn(design.product, design.style)
  const [wanted, setWanted] = useState<{ part?: string; place?: string; view: View }>({ view: 'front' })
  const part = parts.find((known) => known === wanted.part) ?? parts[0]!
  const place = places.find((known) => known === wanted.place) ?? places[0]!
  const view = viewsOf(design.product).includes(wanted.view) ? wanted.view : 'front'
  const drawn = useDeferredValue(design)
  const start = startOf(design.product)
  const isStart = writeDesign(design) === writeDesign(start)

  return (
    <Workshop>
      <Opening>
        <Heading level={1}>Gear designer</Heading>
        <Text>Your colors on every part, your name where you want it. Made from one piece to ten thousand.</Text>
      </Opening>
      <DrawingPlace>
        <Stage
          design={drawn}
          view={viewsOf(drawn.product).includes(view) ? view : 'front'}
          chosenPart={wanted.part ?? null}
          onPick={(picked) => setWanted({ ...wanted, part: picked })}
        />
        <StageBar designer={designer} view={view} onView={(next) => setWanted({ ...wanted, view: next })} />
      </DrawingPlace>
      <Controls>
        {refused.length > 0 && (
          <Alert tone="warning" title="Part of this link could not be read">
            What it says of {refused.join(', ')} is not something we make. Those stand as they come from us.
          </Alert>
        )}
        <ControlSection title="Product">
          <ProductChoice designer={designer} />
        </ControlSection>
        <ControlSection title="Colors">
          <ClubColours designer={designer} />
          <ColourChoice designer={designer} part={part} onPart={(next) => setWanted({ ...wanted, part: next })} />
          {hasRankBar(design) && (
            <SizeOptions
              label="Rank stripes"
              options={stripeOptions}
              value={String(design.stripes)}
              onChange={(stripes) => change({ ...design, stripes: Number(stripes) })}
            />
          )}
        </ControlSection>
        {place && (
          <ControlSection title="Name or club">
            <TextChoice
              designer={designer}
              place={place}
              onPlace={(next) => setWanted({ ...wanted, place: next, view: next === 'back' ? 'back' : 'front' })}
            />
          </ControlSection>
        )}
        <ControlSection title="Your design">
          <TakeAlong design={design} />
          <div>
            <Button variant="quiet" onClick={() => isStart || change(start)}>
              Start over
            </Button>
          </div>
        </ControlSection>
      </Controls>
      <VisuallyHidden as="div" role="status">
        {said}
      </VisuallyHidden>
    </Workshop>
  )
}
