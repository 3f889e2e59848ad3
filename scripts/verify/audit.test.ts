import { judge } from './audit'

describe('audit', () => {
  test('fails on a severe advisory and names its package', () => {
    const via = [{ title: 'Runs what it reads', url: 'https://advisories.example/1' }]
    const vulnerabilities = { parser: { severity: 'high', via }, server: { severity: 'critical', via: ['parser'] } }
    expect(judge(JSON.stringify({ vulnerabilities }))).toEqual({
      ok: false,
      text: 'parser: high: Runs what it reads (https://advisories.example/1)\nserver: critical: by parser',
    })
  })

  test('ignores minor advisories', () => {
    const output = JSON.stringify({ vulnerabilities: { parser: { severity: 'moderate', via: [] } } })
    expect(judge(output)).toEqual({ ok: true, text: 'no severe advisory' })
  })

  test.each([
    ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
    ['', 'no answer'],
  ])('reports a skipped check when the registry returns no advisories', (output, why) => {
    expect(judge(output)).toEqual({ ok: true, text: `SKIPPED: the registry could not be queried (${why})` })
  })
})
