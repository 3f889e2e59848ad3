/** @jest-environment node */
import { versionOfStack } from './version-of-stack'

const stack = (...frames: string[]) => ['Error: x', ...frames.map((frame) => `    at ${frame}`)].join('\n')

describe('versionOfStack', () => {
  test('returns the first part, and the shell only without another', () => {
    const react = 'render (shell@2.0.0/node/server.cjs:10:5)'
    const part = 'Page (catalogue@1.1.0-5d05efbe/node/server.cjs:3:7)'
    expect(versionOfStack(stack(react, part))).toEqual({ part: 'catalogue', version: '1.1.0-5d05efbe' })
    expect(versionOfStack(stack(react))).toEqual({ part: 'shell', version: '2.0.0' })
    expect(versionOfStack(stack('async cart-checkout@1.0.0/node/server.cjs:1:1'))).toEqual({
      part: 'cart-checkout',
      version: '1.0.0',
    })
  })

  test.each([
    ['no stack', undefined],
    ['a package of the same form', stack('x (/srv/node_modules/.pnpm/react@19.0.0/index.js:1:1)')],
    ['a message that looks like a frame', 'Error: catalogue@1.1.0/node is broken'],
    ['our own code', stack('x (/srv/shop/shell/server/app.ts:1:1)', 'node:internal/timers:1:1')],
  ])('finds no version for %s', (_what, text) => expect(versionOfStack(text)).toBeUndefined())
})
