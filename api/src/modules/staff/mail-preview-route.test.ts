import { may, staffRoles, type StaffRole } from '@shop/shared-api/staff'
import { permissions } from '../../admin/permissions'
import { fromConsole, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const cookies = {} as Record<StaffRole, string>
beforeAll(async () => {
  api = await testApp()
  for (const role of staffRoles) cookies[role] = await newStaff(api, `${role}@preview.example`, role)
})
afterAll(() => api.close())

const open = (text: string, { name = 'order-shipped', cookie = cookies.owner, headers = fromConsole as object } = {}) =>
  api.app.inject({
    url: `/api/staff/mail-previews/${name}?text=${Buffer.from(text).toString('base64url')}`,
    headers: { ...headers, cookie },
  })

describe('preview of a mail', () => {
  test('is the mail with sample data and the shop’s name, without scripts', async () => {
    const { statusCode, headers, body } = await open(
      '# Sent: {order_number}\n\nHola {name} 🥊,\n\n<script>alert(1)</script>',
    )
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Sent: CS-100042</title>')
    expect(body).toContain('Hola Ana 🥊,')
    expect(body).toContain('&lt;script&gt;')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin",
      'cache-control': 'no-store',
    })
  })

  test('answers 422 for a text that is not valid, and 404 for an unknown mail', async () => {
    expect((await open('No subject')).json()).toMatchObject({ code: 'invalid' })
    expect((await open('# A\n\nB', { name: 'no-mail' })).statusCode).toBe(404)
    expect((await open('x'.repeat(9001))).statusCode).toBe(422)
  })

  test.each([...staffRoles])('%s: as the role may see texts', async (role) => {
    const { statusCode } = await open('# A\n\nB', { cookie: cookies[role] })
    expect(statusCode).toBe(may(role, permissions['mail-texts.preview']) ? 200 : 403)
  })

  test('needs a session, from the console itself', async () => {
    expect((await open('# A\n\nB', { cookie: '' })).statusCode).toBe(401)
    expect((await open('# A\n\nB', { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  })
})
