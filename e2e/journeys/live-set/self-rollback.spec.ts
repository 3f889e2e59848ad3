import { readReleases } from '../../fixtures/command-line'
import { renamedRelease } from '../../fixtures/renamed-release'
import { expect, test } from '../../fixtures/shop-test'

/** Appended to the bundle: the list throws in a fifth of its renders, for these visits only, so the gate passes it. */
const breaking = `
;(function ({ routes }, { useLocation }) {
  const list = routes.find(({ id }) => id === 'catalogue/shop')
  const load = list.lazy
  list.lazy = async () => {
    const screen = await load()
    function Broken() {
      if (useLocation().search.includes('price_max=9') && Math.random() < 0.2) throw new Error('a planted fault')
      return screen.Component()
    }
    return { ...screen, Component: Broken }
  }
})(module.exports, require('react-router-dom'))
`

interface AuditLine {
  by: string
  action: string
  why: string | null
  changes: { from: string | null; to: string | null }[]
}

test('a version that fails in a fifth of its renders is rolled back automatically despite forged reports, visitors see no error, and the audit log has the reason', async ({
  shop,
  release,
}) => {
  const version = `1.0.1-breaking.${Date.now()}`
  const folder = renamedRelease('mfe-catalogue', version, (text, path) =>
    path.startsWith('node/') ? text + breaking : text,
  )
  expect(await release('publish', 'catalogue', '--dir', folder, '--why', 'journey')).toMatchObject({ code: 0 })
  expect(await release('promote', `catalogue@${version}`, '--why', 'journey')).toMatchObject({ code: 0 })

  const { parts } = await readReleases<{ parts: { part: string; live: string }[] }>(shop, '/v1/status')
  const accountVersion = parts.find(({ part }) => part === 'account')?.live
  let visits = 0
  const visit = async (): Promise<string> => {
    visits += 1
    const answer = await fetch(`${shop.shop}/shop?price_max=${9_000_000 + visits}`)
    const text = await answer.text()
    return answer.status === 200 && text.includes('All gear') && !text.includes('unavailable right now') ? '' : text
  }
  const findRollback = async (): Promise<AuditLine | undefined> => {
    const lines = await readReleases<AuditLine[]>(shop, '/v1/history?part=catalogue&limit=3')
    return lines.find(({ action, changes }) => action === 'rollback' && changes[0]?.from === version)
  }
  /** Forged reports that would hide the fault or roll another version back, with a page's own token. */
  const forge = async (): Promise<void> => {
    const { headers } = await fetch(shop.shop)
    const document = /desc="([^"]+)"/.exec(headers.get('server-timing') ?? '')?.[1]
    expect(document, 'each document brings a token along').toBeTruthy()
    const post = (path: string, body: object) =>
      fetch(shop.shop + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.shop },
        body: JSON.stringify(body),
      })
    const paths = Array.from({ length: 20 }, () => '/shop')
    const failure = { part: 'account', version: accountVersion, to: null, message: 'made up', path: '/login' }
    await Promise.all([
      post('/health/page-views', { document, paths }),
      post('/health/part-failures', { document, ...failure }),
    ])
  }
  const attack = async (): Promise<AuditLine | undefined> => {
    await forge()
    expect((await Promise.all([visit(), visit(), visit()])).join('')).toBe('')
    return findRollback()
  }
  // One network gets ten rendered pages a second.
  await expect.poll(attack, { intervals: [400], timeout: 120_000 }).toMatchObject({
    by: 'health watch',
    why: expect.stringMatching(
      /was rolled back automatically: it failed in \d+ of \d+ renders \([\d.]+ %; the budget is 5 %\)$/,
    ),
  })
  expect(await release('promote', `catalogue@${version}`, '--dry-run')).toMatchObject({ code: 1 })
  const history = await readReleases<AuditLine[]>(shop, '/v1/history?part=account&limit=3')
  expect(history.filter(({ by }) => by === 'health watch')).toEqual([])
  expect(JSON.stringify(history)).not.toContain('made up')
})
