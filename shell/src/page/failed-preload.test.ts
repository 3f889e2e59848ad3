import { lateScriptsScript, listedScriptsId, takeFailedPreload } from './late-scripts'

const chunk = '/r/cart-checkout/files/a/204.js'

describe('failed preloads', () => {
  test('are known by their address until they were taken', () => {
    const listed = { run: [], preload: [{ path: chunk, integrity: 'sha384-x' }] }
    document.body.innerHTML = `<script type="application/json" id="${listedScriptsId}">${JSON.stringify(listed)}</script>`
    new Function(lateScriptsScript)()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    const preload = document.querySelector<HTMLLinkElement>('link[rel=preload]')!
    expect(takeFailedPreload(chunk)).toBe(false)
    preload.dispatchEvent(new Event('error'))
    expect(takeFailedPreload('/r/cart-checkout/files/a/205.js')).toBe(false)
    expect([takeFailedPreload(chunk), takeFailedPreload(chunk)]).toEqual([true, false])
  })
})
