import { findPart } from '../parts'
import type { BuildOrder } from './build-order'
import { buildPart } from './build-part'

/** Builds the parts that the parent process names, one after another, until it disconnects. */
process.once('disconnect', () => process.exit())
process.on('message', (order: BuildOrder) => void build(order).then(send))

// A busy worker may not know yet that the parent has disconnected, so send errors are ignored.
const send = (message: object) => void process.send?.(message, undefined, undefined, () => undefined)

async function build({ name, hasOpenEntry }: BuildOrder): Promise<object> {
  let reported = 0
  const onProgress = (done: number) => {
    if (done - reported < 0.05) return
    reported = done
    send({ progress: done })
  }
  try {
    return { built: await buildPart(findPart(name), { hasOpenEntry, onProgress }) }
  } catch (failure) {
    return { failure: (failure as Error).message }
  }
}
