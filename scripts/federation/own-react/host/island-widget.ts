import { jsx } from '#host/jsx-runtime'
import type { FunctionComponent } from '#host/react'
import type { IslandReact } from '../island-react'
import { createIsland } from './create-island'

interface WidgetModule {
  Widget: unknown
}

/** A widget of a part with its own React, as the other parts render it. */
export function islandWidget(module: WidgetModule, react: IslandReact): { Widget: FunctionComponent<object> } {
  const Island = createIsland(react, module.Widget)
  return { ...module, Widget: (props) => jsx(Island, { props }) }
}
