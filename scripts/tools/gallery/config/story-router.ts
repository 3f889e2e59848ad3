import type { ComponentType } from 'react'
import { createMemoryRouter } from 'react-router-dom'

/** What a story requires of the page around it. */
export interface PageParameters {
  /** Data of the layout's loader, as widgets read it. */
  layout?: object
}

/** A router with a story on every page, inside of what its parameter `layout` says of the layout. */
export function storyRouter(Story: ComponentType, { layout = {} }: PageParameters = {}) {
  const id = 'shell/frame'
  return createMemoryRouter([{ id, path: '*', Component: Story, loader: () => layout }], {
    hydrationData: { loaderData: { [id]: layout } },
  })
}
