import { createBus } from './bus'
import type { Bus } from './bus'

const KEY = Symbol.for('@shop/shared-events/bus')

/**
 * The site's one bus. It hangs on globalThis, so that even a part which was wrongly built with its own
 * copy of this package speaks on the same bus instead of dropping facts silently.
 */
export const bus: Bus = siteBus()

function siteBus(): Bus {
  const holder = globalThis as { [KEY]?: Bus }
  holder[KEY] ??= createBus({ channel: 'shop-events:v1', server: typeof window === 'undefined' })
  return holder[KEY]
}
