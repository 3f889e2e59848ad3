declare module 'open-part' {
  import type { WidgetModule } from '@shop/shared-ui'
  import type { RouteObject } from 'react-router-dom'

  export const name: string
  export const routes: RouteObject[]
  export const widgets: Record<string, () => Promise<WidgetModule>>
}
