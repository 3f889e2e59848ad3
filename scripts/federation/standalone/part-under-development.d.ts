declare module 'part-under-development' {
  import type { ComponentType } from 'react'
  import type { RouteObject } from 'react-router-dom'

  export const name: string
  export const routes: RouteObject[]
  export const widgets: Record<string, () => Promise<{ Widget: ComponentType<Record<string, unknown>> }>>
}
