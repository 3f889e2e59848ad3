import { readSiteData } from './site-data'

const set = { revision: 1, id: 'live', parts: {} }
const access = { members: [], guests: [], loginPath: '/login', homePath: '/' }
const routes = [
  {
    id: 'shell/frame',
    children: [
      {
        id: 'catalogue/shop',
        children: [
          { id: 'catalogue/shop/all', path: '/shop' },
          { id: 'catalogue/shop/category', path: '/product/list/:slug' },
        ],
      },
      { id: 'catalogue/home', path: '/' },
      { id: 'account/login', path: '/login' },
      { id: 'shell/not-found', path: '*' },
    ],
  },
]
const parameters = { shell: {}, catalogue: { 'catalogue/shop': ['search', 'page'], 'catalogue/shop/all': ['page'] } }
const dataOf = (changes: object = {}) => readSiteData({ routes, forms: {}, access, parameters, ...changes }, set)

describe('parameters of a page', () => {
  test('are those of all matched routes', () => {
    const { parametersAt } = dataOf()
    expect(parametersAt('/shop')).toEqual(['search', 'page'])
    expect(parametersAt('/product/list/gloves')).toEqual(['search', 'page'])
    expect(parametersAt('/product/list/gloves')).toEqual(['search', 'page'])
  })

  test('are none for a route that declares none, and for an unknown page', () => {
    const { parametersAt } = dataOf()
    expect([parametersAt('/'), parametersAt('/made/up')]).toEqual([[], []])
  })

  test('are unknown for a part and a shell that declare nothing', () => {
    expect(dataOf().parametersAt('/login')).toBeUndefined()
    expect(dataOf({ parameters: undefined }).parametersAt('/shop')).toBeUndefined()
    expect(readSiteData(null, set).parametersAt('/shop')).toBeUndefined()
  })

  test.each([{ catalogue: { 'catalogue/shop': 'search' } }, { catalogue: ['search'] }, []])(
    'are refused when they are malformed: %j',
    (malformed) => {
      expect(() => dataOf({ parameters: malformed })).toThrow()
    },
  )
})
