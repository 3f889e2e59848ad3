import type { RemoteLoader } from '@shop/shared-ui'

/** Widgets of other parts, each of which renders nothing. */
export const emptyWidgets: RemoteLoader = {
  load: () => Promise.reject(new Error('Tests have every widget available.')),
  peek: () => ({ Widget: () => null }),
}
