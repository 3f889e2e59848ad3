import { judge } from './audit'

test('a grave advisory fails and is named with what it comes by', () => {
  const via = [{ title: 'Runs what it reads', url: 'https://advisories.example/1' }]
  const vulnerabilities = { parser: { severity: 'high', via }, server: { severity: 'critical', via: ['parser'] } }
  expect(judge(JSON.stringify({ vulnerabilities }))).toEqual({
    ok: false,
    text: 'parser: high: Runs what it reads (https://advisories.example/1)\nserver: critical: by parser',
  })
})

test('a slight one does not stop anybody', () => {
  const output = JSON.stringify({ vulnerabilities: { parser: { severity: 'moderate', via: [] } } })
  expect(judge(output)).toEqual({ ok: true, text: 'no grave advisory' })
})

test.each([
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['', 'no answer'],
])('a registry that gives none is said to have been skipped', (output, why) => {
  expect(judge(output)).toEqual({ ok: true, text: `SKIPPED: the registry could not be asked (${why})` })
})
