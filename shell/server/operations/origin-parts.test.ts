import type { Live } from '../release-set/edition'
import { forConsole, forShoppers } from './origin-parts'

const parts = { shell: {}, catalogue: {}, account: {}, operations: {} }
const live = { revision: 7, parts, problems: ['one'] } as unknown as Live

describe('origin parts', () => {
  test("gives the console's origin the shell and the console alone", () => {
    expect(forConsole(live)).toEqual({ revision: 7, parts: { shell: {}, operations: {} }, problems: ['one'] })
  })

  test("leaves the console out of the shop's origin", () => {
    expect(Object.keys(forShoppers(live).parts)).toEqual(['shell', 'catalogue', 'account'])
  })
})
