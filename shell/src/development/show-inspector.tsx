import { EventInspector } from '@shop/shared-events/inspector'
import { createRoot } from 'react-dom/client'
import styled from 'styled-components'

const InspectorDetails = styled.details`
  position: relative;
  z-index: 1;
  padding: 0 1rem calc(1rem + var(--bottom-bar-size, 0px));
  background: canvas;
  color: canvastext;
  > summary {
    min-block-size: 44px;
    align-content: center;
    cursor: pointer;
  }
`

/** Puts the facts that parts state below the page, folded; in a root of its own, so that the page stays as it is. */
export function showInspector(): void {
  const container = document.createElement('aside')
  container.setAttribute('aria-label', 'Event inspector')
  document.body.append(container)
  createRoot(container).render(
    <InspectorDetails>
      <summary>What the parts told each other</summary>
      <EventInspector />
    </InspectorDetails>,
  )
}
