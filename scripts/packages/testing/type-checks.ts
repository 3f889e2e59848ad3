/** A file of another team that fails to compile unless the contract package has extended the shop's interfaces. */
export const typeChecks = `import '@club/loyalty-contract'
import { bus } from '@shop/shared-events'
import { RemoteWidget } from '@shop/shared-ui'

bus.publish('loyalty/joined', { points: 1 })
// @ts-expect-error the payload's type comes from the contract package
bus.publish('loyalty/joined', { points: '1' })
// @ts-expect-error there is no such event
bus.publish('loyalty/closed', {})
export const last: { points: number } | undefined = bus.last('loyalty/joined')
export const widget = <RemoteWidget owner="loyalty" name="points" props={{ price: 79 }} />
// @ts-expect-error the price is missing
export const incomplete = <RemoteWidget owner="loyalty" name="points" props={{}} />
`
