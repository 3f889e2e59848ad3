import { createBus } from './bus'
import type { Bus } from './bus'

const KEY = Symbol.for('@shop/shared-events/bus')

/**
 * The site's shared bus. It is stored on globalThis, so that a part which was built with its own copy of this package
 * by mistake still uses the same bus instead of dropping events silently.
 */
export const bus: Bus = siteBus()

function siteBus(): Bus {
  const holder = globalThis as { [KEY]?: Bus }
  holder[KEY] ??= createBus({ channel: 'shop-events:v1', server: typeof window === 'undefined' })
  return holder[KEY]
}
