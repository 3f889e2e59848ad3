import { inlineScriptHash } from '@shop/shared-api/built-code'
import type { CandidateSet } from './candidate-set'
import { checkInlineScripts } from './check-inline-scripts'

const show = { 'catalogue/list': inlineScriptHash('show()') }

function findings(inlineScripts: Record<string, string> | undefined, scripts: Record<string, string>, moving = true) {
  const set = {
    parts: { catalogue: { part: 'catalogue', version: '1.0.0', inlineScripts } },
    described: { catalogue: { routes: [], widgets: [], scripts } },
    moving: moving ? ['catalogue'] : [],
  } as unknown as CandidateSet
  return checkInlineScripts(set).map(({ severity, message }) => [severity, message])
}

describe('checkInlineScripts', () => {
  test('passes a release that records the scripts of its bundle', () => {
    expect(findings(show, { 'catalogue/list': 'show()' })).toEqual([])
    expect(findings({}, {})).toEqual([])
  })

  test.each([
    ['another text', show, { 'catalogue/list': 'steal()' }],
    ['a script that the bundle lacks', show, {}],
    ['no hash of a script', {}, { 'catalogue/list': 'show()' }],
  ])('refuses a release that records %s', (_difference, recorded, scripts) => {
    expect(findings(recorded, scripts)).toEqual([
      ['refusal', expect.stringContaining('other inline scripts than its Node bundle contains (catalogue/list)')],
    ])
    expect(findings(recorded, scripts, false)).toEqual([])
  })

  test('only warns about a release from before scripts were recorded, if it has any', () => {
    expect(findings(undefined, { 'catalogue/list': 'show()' })).toEqual([
      ['warning', expect.stringContaining('browsers do not run those of catalogue/list')],
    ])
    expect(findings(undefined, {})).toEqual([])
  })
})
