import { renamedRelease } from '../../fixtures/renamed-release'
import { expect, test } from '../../fixtures/shop-test'

/** After the bundle's own code: the list throws in a fifth of its renders, for these visits alone, so the gate passes it. */
const breaking = `
;(function ({ routes }, { useLocation }) {
  const list = routes.find(({ id }) => id === 'catalogue/shop')
  const load = list.lazy
  list.lazy = async () => {
    const screen = await load()
    function Broken() {
      if (useLocation().search.includes('visit=') && Math.random() < 0.2) throw new Error('a planted fault')
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

test('a version that breaks in a fifth of its renders is taken back by itself, no visitor sees it, and the audit says why', async ({
  shop,
  release,
}) => {
  test.setTimeout(90_000)
  const version = `1.0.1-breaking.${Date.now()}`
  const folder = renamedRelease('mfe-catalogue', version, (text, path) =>
    path.startsWith('node/') ? text + breaking : text,
  )
  expect(await release('publish', 'catalogue', '--dir', folder, '--why', 'journey')).toMatchObject({ code: 0 })
  expect(await release('promote', `catalogue@${version}`, '--why', 'journey')).toMatchObject({ code: 0 })

  const begin = Date.now()
  let visits = 0
  const visit = async (): Promise<string> => {
    visits += 1
    const answer = await fetch(`${shop.shop}/shop?visit=${visits}`)
    const text = await answer.text()
    return answer.status === 200 && text.includes('All gear') && !text.includes('unavailable right now') ? '' : text
  }
  const takenBack = async (): Promise<AuditLine | undefined> => {
    const lines = (await (await fetch(`${shop.releases}/v1/history?part=catalogue&limit=3`)).json()) as AuditLine[]
    return lines.find(({ action, changes }) => action === 'rollback' && changes[0]?.from === version)
  }
  let line = await takenBack()
  while (!line && Date.now() - begin < 30_000) {
    expect((await Promise.all([visit(), visit(), visit()])).join('')).toBe('')
    line = await takenBack()
  }
  expect(line).toMatchObject({
    by: 'health watch',
    why: expect.stringMatching(/was taken back by itself: it failed in \d+ of \d+ page views .*: a planted fault$/),
  })
  expect(await release('promote', `catalogue@${version}`, '--dry-run')).toMatchObject({ code: 1 })
})
