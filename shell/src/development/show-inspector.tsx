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

/** Lists published events below the page, collapsed; in a separate React root, so that the page is unaffected. */
export function showInspector(): void {
  const container = document.createElement('aside')
  container.setAttribute('aria-label', 'Event inspector')
  document.body.append(container)
  createRoot(container).render(
    <InspectorDetails>
      <summary>Events between parts</summary>
      <EventInspector />
    </InspectorDetails>,
  )
}
