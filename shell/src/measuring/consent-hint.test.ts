import { reopenConsent, saveConsent, readConsent } from './consent'
import { consentHintScript } from './consent-hint'

const isHidden = () => 'answered' in document.documentElement.dataset
const open = () => new Function(consentHintScript)() as void

describe('consentHintScript', () => {
  beforeEach(() => {
    saveConsent(false)
    localStorage.clear()
    delete document.documentElement.dataset['answered']
    document.body.innerHTML = '<button data-counted="yes">I agree</button><button data-counted="no">No thanks</button>'
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'))

  test.each(['', 'null', '{}', '{"analytics":"yes"}', 'not JSON'])(
    'shows the question to a visitor without a decision (stored: %s)',
    (stored) => {
      localStorage.setItem('consent:v1', stored)
      open()
      expect(isHidden()).toBe(false)
    },
  )

  test('hides the question after a decision, or with Global Privacy Control', () => {
    localStorage.setItem('consent:v1', JSON.stringify({ analytics: false, decidedAt: 1 }))
    open()
    expect(isHidden()).toBe(true)
    localStorage.clear()
    delete document.documentElement.dataset['answered']
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    open()
    expect(isHidden()).toBe(true)
  })

  test.each([
    ['I agree', 'granted'],
    ['No thanks', 'refused'],
  ])('stores "%s" before hydration, and it can be revoked', (message, answer) => {
    open()
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === message)
    button?.click()
    expect(readConsent()).toBe(answer)
    expect(isHidden()).toBe(true)
    reopenConsent()
    expect(isHidden()).toBe(false)
  })
})
