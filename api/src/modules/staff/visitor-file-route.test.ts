import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { may, staffRoles, type StaffRole } from '@shop/shared-api/staff'
import { permissions } from '../../admin/permissions'
import { uploadAreas, type UploadArea } from '../../admin/upload-address'
import { authenticityReports } from '../../database/schema'
import { operate } from '../../testing/operate'
import { callStaff, fromConsole, newStaff } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const cookies = {} as Record<StaffRole, string>
beforeAll(async () => {
  api = await testApp()
  for (const role of staffRoles) cookies[role] = await newStaff(api, `${role}@files.example`, role)
})
afterAll(() => api.close())

const areas = Object.keys(uploadAreas) as UploadArea[]

/** Puts a file into the private folder of an area; returns its name. */
function store(area: UploadArea, extension: string): string {
  const name = `${randomUUID()}.${extension}`
  const folder = join(api.dataDir, 'uploads', area)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'content')
  return name
}
const open = (path: string, cookie = cookies.owner, headers: Record<string, string> = fromConsole) =>
  api.app.inject({ url: path, headers: { ...headers, cookie } })

describe('files of visitors', () => {
  test.each([
    ['webp', 'image/webp', 'inline', 'sandbox'],
    ['pdf', 'application/pdf', 'inline', "object-src 'self'"],
    ['html', 'application/octet-stream', 'attachment', 'sandbox'],
    ['svg', 'application/octet-stream', 'attachment', 'sandbox'],
  ])('are inert: .%s is %s, %s', async (extension, type, disposition, policy) => {
    const name = store('wholesale', extension)
    const { statusCode, headers, body } = await open(`/api/staff/files/wholesale/${name}`)
    expect([statusCode, body]).toEqual([200, 'content'])
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `${disposition}; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors 'self'; /)
    expect(headers['content-security-policy']).toContain(policy)
    expect(headers['content-security-policy']).not.toContain('script-src')
  })

  test.each([...staffRoles])('%s: exactly those of what the role may see', async (role) => {
    expect(areas).toHaveLength(4)
    for (const area of areas) {
      const { statusCode } = await open(`/api/staff/files/${area}/${store(area, 'webp')}`, cookies[role])
      expect([area, statusCode]).toEqual([area, may(role, permissions[uploadAreas[area]]) ? 200 : 403])
    }
  })

  test('are not served without a session, to another origin, or outside of the folders', async () => {
    const path = `/api/staff/files/reviews/${store('reviews', 'webp')}`
    expect((await open(path, '')).statusCode).toBe(401)
    expect((await open(path, cookies.owner, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const outside = ['reviews/..%2f..%2fkeys%2fapi-secret', 'keys/x.webp', `reviews/${randomUUID()}.webp`, 'mail/x.pdf']
    for (const wrong of outside)
      expect([wrong, (await open(`/api/staff/files/${wrong}`)).statusCode]).toEqual([wrong, 404])
  })

  test('are named by calls for the console, and by paths for the command', async () => {
    const file = store('authenticity', 'webp')
    await api.db.insert(authenticityReports).values({ ...report, photos: [file] })
    const { body } = await callStaff<{ rows: { photos: string }[] }>(api, 'operations/reports.list', {
      body: {},
      cookie: cookies.owner,
    })
    expect(body.rows[0]!.photos).toBe(`/api/staff/files/authenticity/${file}`)
    expect((await open(body.rows[0]!.photos)).statusCode).toBe(200)
    expect(await operate(api, 'reports.list')).toMatchObject({
      rows: [{ photos: join(api.dataDir, 'uploads/authenticity', file) }],
    })
  })
})

const report = { name: 'Sam', email: 'sam@example.com', barcode: 'IC-1', seller: 'A market', message: 'Odd seams' }
