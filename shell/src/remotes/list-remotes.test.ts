import type { ReleaseSet } from '@shop/shared-api/contract'
import { listRemotes } from './list-remotes'

const part = (version: string, widgets: string[] = []) => ({
  version,
  entry: `/r/part/${version}/entry.js`,
  integrity: {},
  prefixes: [],
  widgets,
  lastKnownGood: null,
})
const set: ReleaseSet = {
  revision: 7,
  parts: { shell: part('2.0.0'), account: part('1.5.0', ['settings-sheet']), wholesale: part('1.1.0-0badcafe') },
}

describe('listRemotes', () => {
  test('describes the shell and its remotes as developer tools read them', () => {
    const moduleInfo: Record<string, object> = {}
    Object.assign(globalThis, { __FEDERATION__: { moduleInfo, __INSTANCES__: [{ name: 'shop_shell' }] } })
    listRemotes(set)
    expect(moduleInfo).toEqual({
      shop_shell: {
        version: '2.0.0',
        remotesInfo: { account: { matchedVersion: '1.5.0' }, wholesale: { matchedVersion: '1.1.0-0badcafe' } },
      },
      'account:1.5.0': {
        version: '1.5.0',
        remoteEntry: '/r/part/1.5.0/entry.js',
        globalName: 'shop_account_1_5_0',
        modules: [{ moduleName: 'routes' }, { moduleName: 'widgets/settings-sheet' }],
      },
      'wholesale:1.1.0-0badcafe': expect.objectContaining({ modules: [{ moduleName: 'routes' }] }),
    })
    // The page is sent to the tools as a message.
    expect(JSON.parse(JSON.stringify(moduleInfo))).toEqual(moduleInfo)
  })
})
