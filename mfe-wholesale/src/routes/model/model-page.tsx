import { MAX_STRIPES } from '@shop/shared-drawings'
import { Alert, Button, Heading, SizeOptions, Text, VisuallyHidden } from '@shop/shared-ui'
import {
  createDefaultDesign,
  parseDesign,
  serializeDesign,
  hasRankBar,
  getEditableParts,
  getVisibleParts,
  getViews,
  type View,
} from '@shop/shared-drawings/designer'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ColorPresets } from '../../features/designer/color-presets'
import { ColorChoice } from '../../features/designer/color-choice'
import { ControlSection } from '../../features/designer/control-section'
import { ProductChoice } from '../../features/designer/product-choice'
import { Stage } from '../../features/designer/stage'
import { StageBar } from '../../features/designer/stage-bar'
import { ExportActions } from '../../features/designer/export-actions'
import { TextChoice } from '../../features/designer/text-choice'
import { useDesigner } from '../../features/designer/use-designer'
import { useSyncedUrl } from '../../features/designer/use-synced-url'
import { DesignerControls, DrawingPanel, DesignerHeader, DesignerLayout } from './model-layout'

const stripeOptions = Array.from({ length: MAX_STRIPES + 1 }, (_, count) => ({
  value: String(count),
  label: count === 0 ? 'None' : String(count),
}))

/** The gear designer. The URL holds the complete design, so that it can be saved, shared and reloaded. */
export function ModelPage() {
  const [params] = useSearchParams()
  const [{ design: opened, rejected }] = useState(() => parseDesign(params))
  const designer = useDesigner(opened)
  const { design, change, announcement } = designer
  useSyncedUrl(serializeDesign(design))

  const parts = getEditableParts(design)
  const { places } = getVisibleParts(design.product, design.style)
  const [wanted, setWanted] = useState<{ part?: string; placement?: string; view: View }>({ view: 'front' })
  const part = parts.find((option) => option === wanted.part) ?? parts[0]!
  const placement = places.find((option) => option === wanted.placement) ?? places[0]!
  const view = getViews(design.product).includes(wanted.view) ? wanted.view : 'front'
  const drawn = useDeferredValue(design)
  const start = createDefaultDesign(design.product)
  const isStart = serializeDesign(design) === serializeDesign(start)

  return (
    <DesignerLayout>
      <DesignerHeader>
        <Heading level={1}>Gear designer</Heading>
        <Text>Your colors on every part, your name where you want it. Order from one item to 10,000.</Text>
      </DesignerHeader>
      <DrawingPanel>
        <Stage
          design={drawn}
          view={getViews(drawn.product).includes(view) ? view : 'front'}
          chosenPart={wanted.part ?? null}
          onPick={(picked) => setWanted({ ...wanted, part: picked })}
        />
        <StageBar designer={designer} view={view} onView={(next) => setWanted({ ...wanted, view: next })} />
      </DrawingPanel>
      <DesignerControls>
        {rejected.length > 0 && (
          <Alert tone="warning" title="We couldn’t read part of this link">
            We don’t offer the options in this link for {rejected.join(', ')} , so we’ve used the defaults.
          </Alert>
        )}
        <ControlSection title="Product">
          <ProductChoice designer={designer} />
        </ControlSection>
        <ControlSection title="Colors">
          <ColorPresets designer={designer} />
          <ColorChoice designer={designer} part={part} onPart={(next) => setWanted({ ...wanted, part: next })} />
          {hasRankBar(design) && (
            <SizeOptions
              label="Rank stripes"
              options={stripeOptions}
              value={String(design.stripes)}
              onChange={(stripes) => change({ ...design, stripes: Number(stripes) })}
            />
          )}
        </ControlSection>
        {placement && (
          <ControlSection title="Name or club">
            <TextChoice
              designer={designer}
              placement={placement}
              onPlacement={(next) =>
                setWanted({ ...wanted, placement: next, view: next === 'back' ? 'back' : 'front' })
              }
            />
          </ControlSection>
        )}
        <ControlSection title="Your design">
          <ExportActions design={design} />
          <div>
            <Button variant="quiet" onClick={() => isStart || change(start)}>
              Start over
            </Button>
          </div>
        </ControlSection>
      </DesignerControls>
      <VisuallyHidden as="div" role="status">
        {announcement}
      </VisuallyHidden>
    </DesignerLayout>
  )
}
