import type { ReleaseSet } from '@shop/shared-api/contract'
import { ZodError } from 'zod'
import { readSiteData } from './site-data'

const form = { call: 'POST /login', fields: ['email'], keeps: ['email'], then: 'next' }
const described = {
  routes: [
    {
      id: 'layout',
      path: '/',
      children: [
        { id: 'account/login', path: 'login' },
        { id: 'catalogue/stolen', path: 'signup' },
      ],
    },
  ],
  forms: { account: { 'account/login': [form] }, catalogue: { 'catalogue/stolen': [form], 'account/login': [form] } },
  access: { members: ['/settings'], guests: ['/login'], loginPath: '/login', homePath: '/' },
}
const set = {
  revision: 1,
  parts: { account: { prefixes: ['/login', '/signup'] }, catalogue: { prefixes: ['/shop'] } },
} as unknown as ReleaseSet

const read = (change: object = {}) => readSiteData({ ...described, ...change }, set)
const page = (pathname: string) => ({ pathname, search: '' })

describe('readSiteData', () => {
  test('returns the forms that the owner of a path declares for it, and none of another part', () => {
    const { formsAt } = read()
    expect(formsAt('/login')).toEqual([form])
    expect(['/signup', '/shop', '/nowhere'].map((path) => formsAt(path))).toEqual([[], [], []])
  })

  test('decides who may open a page before it is rendered', () => {
    const { accessTo } = read()
    expect(accessTo(page('/settings/profile'), false)).toEqual({
      redirectTo: '/login?next=%2Fsettings%2Fprofile',
      isForEveryone: false,
    })
    expect(accessTo(page('/login'), true)).toEqual({ redirectTo: '/', isForEveryone: false })
    expect(accessTo(page('/shop'), true)).toEqual({ redirectTo: null, isForEveryone: true })
  })

  test('lets no shared cache store pages of a shell without a description, and accepts no form', () => {
    const { accessTo, formsAt } = readSiteData(null, set)
    expect([accessTo(page('/shop'), false), formsAt('/login')]).toEqual([
      { redirectTo: null, isForEveryone: false },
      [],
    ])
  })

  test.each([
    ['that a router would take years to try', [{ path: `/shop${'/:x?'.repeat(40)}` }]],
    [
      'that multiply below each other',
      [{ path: '/:a?/:b?/:c?', children: [{ path: ':d?/:e?/:f?', children: [{ path: ':g?/:h?/:i?/:j?' }] }] }],
    ],
    ['that are many below each other', Array(40).fill({ path: 'a', children: Array(40).fill({ path: 'b' }) })],
    ["outside their parent's path", [{ path: '/shop', children: [{ path: '/login' }] }]],
    ['without an end', JSON.parse('[{"children":'.repeat(20_000) + '[]' + '}]'.repeat(20_000))],
  ])('refuses routes %s', (_what, routes) => expect(() => read({ routes })).toThrow())

  test.each([
    ['no rules', { access: undefined }],
    ['a login page on another host', { access: { ...described.access, loginPath: '//evil.example' } }],
    [
      'a form that leads to another host',
      { forms: { account: { x: [{ ...form, then: { path: '//evil.example' } }] } } },
    ],
    ['too many routes', { routes: Array(201).fill({ path: 'a' }) }],
    ['no list of routes', { routes: 'all' }],
  ])('refuses a description with %s', (_what, change) => expect(() => read(change)).toThrow(ZodError))
})
