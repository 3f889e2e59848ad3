import { lateScriptsScript, listedScriptsId } from './late-scripts'

const listed = {
  run: [
    { path: '/r/shell/1.0.0/react.js', integrity: 'sha384-a' },
    { path: '/r/shell/1.0.0/main.js', integrity: 'sha384-b' },
  ],
  preload: [{ path: '/r/catalogue/1.0.0/shop.js', integrity: 'sha384-c' }],
}
const added = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
const image = (id: string) => document.getElementById(id) as HTMLImageElement
const all = ['/r/shell/1.0.0/react.js', '/r/shell/1.0.0/main.js', '/r/catalogue/1.0.0/shop.js']

/** Runs the document's script, with these pictures at these distances from the top of the window. */
function startPage(pictures: Record<string, number>, { isParsed = true } = {}): void {
  document.head.innerHTML = ''
  document.body.innerHTML = Object.keys(pictures)
    .map((id) => `<img id="${id}">`)
    .join('')
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, pictures[this.id], 100, 100)
  })
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  new Function(lateScriptsScript)()
  if (isParsed) parse()
}

function parse(): void {
  const list = document.createElement('script')
  list.id = listedScriptsId
  list.type = 'application/json'
  list.textContent = JSON.stringify(listed)
  document.body.append(list)
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height
    }
    get right() {
      return this.left + this.width
    }
  } as never
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('late scripts', () => {
  test('are added in order, with their hashes, where no picture is in view', () => {
    startPage({ below: innerHeight + 1, above: -101 })
    expect(added()).toEqual(all)
    const [react, , list] = [...document.head.children] as [HTMLScriptElement, unknown, HTMLLinkElement]
    expect(react).toMatchObject({ integrity: 'sha384-a', async: false })
    expect(list).toMatchObject({ rel: 'preload', integrity: 'sha384-c' })
    expect(list.getAttribute('as') ?? list.as).toBe('script')
  })

  test('wait for every picture in view, loaded or failed', () => {
    startPage({ hero: 0, second: innerHeight - 1, below: innerHeight + 1 })
    image('hero').dispatchEvent(new Event('load'))
    expect(added()).toEqual([])
    image('second').dispatchEvent(new Event('error'))
    expect(added()).toEqual(all)
  })

  test('wait two seconds at most, and are added once', () => {
    startPage({ hero: 0 })
    jest.advanceTimersByTime(1_999)
    expect(added()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(added()).toEqual(all)
    image('hero').dispatchEvent(new Event('load'))
    expect(added()).toEqual(all)
  })

  test.each(['pointerdown', 'keydown'])('are added at a %s, unless the list has not arrived yet', (sign) => {
    startPage({ hero: 0 }, { isParsed: false })
    dispatchEvent(new Event(sign))
    expect(added()).toEqual([])
    parse()
    dispatchEvent(new Event(sign))
    expect(added()).toEqual(all)
  })
})
