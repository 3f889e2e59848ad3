import { renderWholePage } from './whole-page'

type Idle = (deadline: { timeRemaining(): number }) => void

const { dataset } = document.documentElement
const section = (id: string) => document.getElementById(id) as HTMLElement
const isRendered = (id: string) => section(id).style.getPropertyValue('content-visibility') === 'visible'
let idle: Idle[]
/** Runs what waits for idle time, with these milliseconds left. */
const rest = (ms: number) => idle.splice(0).forEach((work) => work({ timeRemaining: () => ms }))

beforeEach(() => {
  idle = []
  Object.assign(globalThis, { requestIdleCallback: (work: Idle) => idle.push(work) })
  // jsdom doesn't know the property.
  jest.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) => {
    return { contentVisibility: element.classList.contains('auto') ? 'auto' : 'visible' } as CSSStyleDeclaration
  })
  dataset['first'] = ''
  document.body.innerHTML = `<main><ul><li id="one" class="auto"><p class="auto" id="inner"></p></li>
    <li id="two" class="auto"></li></ul><p id="text"></p></main><footer id="foot" class="auto"></footer>`
})
afterEach(() => jest.restoreAllMocks())

describe('renderWholePage', () => {
  test('renders one section after another in idle time, then ends the first page', () => {
    renderWholePage()
    expect(isRendered('one')).toBe(false)
    rest(0)
    expect(['one', 'two', 'foot', 'inner', 'text'].map(isRendered)).toEqual([true, false, false, false, false])
    rest(0)
    rest(0)
    expect(['one', 'two', 'foot'].map(isRendered)).toEqual([true, true, true])
    expect(dataset).toHaveProperty('first')
    rest(0)
    expect(dataset).not.toHaveProperty('first')
    expect(document.querySelector('[style*=content-visibility]')).toBeNull()
    expect(idle).toEqual([])
  })

  test('renders several sections while there is time', () => {
    renderWholePage()
    rest(40)
    expect(dataset).not.toHaveProperty('first')
  })

  test('stops when the visitor leaves the first page', () => {
    renderWholePage()
    rest(0)
    delete dataset['first']
    rest(0)
    expect(isRendered('one')).toBe(false)
    expect(isRendered('two')).toBe(false)
    expect(idle).toEqual([])
  })

  test('goes on without idle callbacks', () => {
    jest.useFakeTimers()
    Object.assign(globalThis, { requestIdleCallback: undefined })
    renderWholePage()
    jest.runAllTimers()
    expect(dataset).not.toHaveProperty('first')
    jest.useRealTimers()
  })
})
