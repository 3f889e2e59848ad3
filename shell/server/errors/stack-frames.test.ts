import type { ReleaseSet } from '@shop/shared-api/contract'
import { stackFrames } from './stack-frames'

const part = (version: string) => ({ version, prefixes: [] }) as unknown as ReleaseSet['parts'][string]
const set: ReleaseSet = { revision: 1, id: 'abc', parts: { shell: part('1.0.0'), catalogue: part('2.0.0') } }
const origin = 'https://shop.example'

describe('stackFrames', () => {
  test.each([
    [
      'Chromium',
      [
        `TypeError: boom`,
        `    at fail (${origin}/r/catalogue/2.1.0/shop.ab12.js:1:200)`,
        `    at ${origin}/r/shell/files/aB-0/main.js:2:9`,
      ],
    ],
    ['Firefox', [`fail@${origin}/r/catalogue/2.1.0/shop.ab12.js:1:200`, `@${origin}/r/shell/files/aB-0/main.js:2:9`]],
    [
      'Safari',
      [
        `fail@${origin}/r/catalogue/2.1.0/shop.ab12.js:1:200`,
        `global code@${origin}/r/shell/files/aB-0/main.js:2:9`,
        '[native code]',
      ],
    ],
  ])('reads those of %s: by version, and by content of the version in the set', (_name, lines) => {
    expect(stackFrames(lines.join('\n'), set)).toEqual([
      { part: 'catalogue', version: '2.1.0', file: 'shop.ab12.js', line: 1, column: 200 },
      { part: 'shell', version: '1.0.0', file: 'main.js', line: 2, column: 9 },
    ])
  })

  test.each([
    ['extensions', 'at x (chrome-extension://abc/content.js:1:2)'],
    ['other files of the shop', `at x (${origin}/page-watch.js:1:2)`],
    ['parts that the set lacks', `at x (${origin}/r/loyalty/files/aB-0/main.js:1:2)`],
    ['names that are no version', `at x (${origin}/r/catalogue/..%2f/main.js:1:2)`],
    ['paths', `at x (${origin}/r/catalogue/2.0.0/../../key.js:1:2)`],
    ['lines beyond any file', `at x (${origin}/r/catalogue/2.0.0/main.js:0:2)`],
    ['endless lines', `at ${'x'.repeat(400)} (${origin}/r/catalogue/2.0.0/main.js:1:2)`],
  ])('leaves out %s', (_name, line) => {
    expect(stackFrames(line, set)).toEqual([])
  })
})
