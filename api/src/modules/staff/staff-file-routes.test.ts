import type { AddressInfo } from 'node:net'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@shop/shared-api/testing/until'
import { eq } from 'drizzle-orm'
import type { OpenAPIV3_1 } from 'openapi-types'
import sharp from 'sharp'
import { auditLog, photographs, states } from '../../database/schema'
import { openRawForm, type RawForm } from '../../testing/raw-form'
import { callStaff, fromConsole, newStaff, uploadForm } from '../../testing/staff'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let owner: string
beforeAll(async () => {
  api = await testApp()
  owner = await newStaff(api, 'owner@example.com')
})
afterAll(() => api.close())

const upload = (name: string, form: FormData, cookie = owner) =>
  callStaff(api, `uploads/${name}`, { body: form, cookie })
const download = (name: string, input?: object, cookie = owner) =>
  api.app.inject({
    url: `/api/staff/downloads/${name}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
    headers: { ...fromConsole, cookie },
  })
const statesFile = 'code,name,tax_percent\nGU,Guam,4\n'

describe('staff file routes', () => {
  test('uploads of staff run the operation with the file, under the name of who sent it', async () => {
    const { status, body } = await upload('states.import', uploadForm(statesFile, { file: 'guam.csv' }))
    expect([status, body]).toMatchObject([200, { done: '1 added, 0 changed, 0 unchanged.' }])
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'states.import'))
    expect(entry).toMatchObject({ actor: 'owner@example.com', subject: 'guam.csv' })
  })

  test('uploads of staff change nothing in a dry run', async () => {
    const file = statesFile.replace('GU,Guam', 'PR,Puerto Rico')
    const { body } = await upload('states.import', uploadForm(file, {}, { dryRun: true }))
    expect(body).toMatchObject({ done: '1 added, 0 changed, 0 unchanged.' })
    expect(await api.db.select().from(states).where(eq(states.code, 'PR'))).toEqual([])
  })

  test('uploads of staff name the bad rows of a table', async () => {
    const { status, body } = await upload('states.import', uploadForm('code,name,tax_percent\nXYZ,Nowhere,4\n'))
    expect([status, body]).toMatchObject([422, { code: 'bad_rows', problems: [{ line: 2, column: 'code (A)' }] }])
  })

  test('uploads of staff accept photographs as bytes', async () => {
    const red = { width: 60, height: 40, channels: 3 as const, background: '#c22' }
    const picture = await sharp({ create: red }).jpeg().toBuffer()
    const { status } = await upload('photographs.add', uploadForm(picture, { name: 'red.jpg', alt: 'Red' }))
    expect(status).toBe(200)
    const [row] = await api.db.select().from(photographs).where(eq(photographs.name, 'red.jpg'))
    expect(row).toMatchObject({ alt: 'Red', width: 60, height: 40 })
  })

  test('uploads of staff reject text in another encoding, a broken input, a missing file and a card number', async () => {
    const latin = Buffer.from('code,name,tax_percent\nGU,Gu\u00e5m,4\n', 'latin1')
    expect(await upload('states.import', uploadForm(latin))).toMatchObject({
      status: 422,
      body: { message: 'The file is not UTF-8 text: save it as "CSV UTF-8" or as plain UTF-8.' },
    })
    const broken = uploadForm(statesFile)
    broken.set('input', '{')
    expect(await upload('states.import', broken)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    const empty = uploadForm(statesFile)
    empty.delete('file')
    expect(await upload('states.import', empty)).toMatchObject({ status: 422, body: { errors: [{ field: 'file' }] } })
    const card = uploadForm(statesFile, { file: '4242 4242 4242 4242' })
    expect(await upload('states.import', card)).toMatchObject({ status: 422, body: { code: 'card_number' } })
  })

  test('uploads of staff reject a file above the limit before it is read', async () => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/staff/uploads/states.import',
      headers: {
        ...fromConsole,
        cookie: owner,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(17 * 1024 * 1024),
      },
      payload: '--x',
    })
    expect(statusCode).toBe(413)
  })

  test('uploads of staff that break off release their slots and leave no file', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const headers = { ...fromConsole, cookie: owner }
    const open = () => openRawForm(port, '/staff/uploads/states.import', uploadForm(statesFile), '10.30.0.1', headers)
    const forms: RawForm[] = []
    for (let count = 0; count < 24; count += 1) {
      const form = await open()
      form.send(120)
      forms.push(form)
      if (count % 2) form.socket.destroy()
      else form.socket.end()
      await form.closed
    }
    const last = await open()
    last.send()
    expect((await last.answered).slice(9, 12)).toBe('200')
    last.socket.destroy()
    await until(() => filesInSpool().length === 0)
  })

  const filesInSpool = () => {
    const folder = join(api.dataDir, 'spool')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  test('downloads of staff send the file of an operation with its name', async () => {
    const { statusCode, headers, body } = await download('catalogue.export')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="catalogue.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(body).toMatch(/^\uFEFFproduct,title,/)
    expect(body.split('\r\n').length).toBeGreaterThan(5)
  })

  test('downloads of staff answer a failure as every other call', async () => {
    expect((await download('pages.export', { slug: 'nowhere' })).json()).toMatchObject({ code: 'not_found' })
    expect((await download('pages.export')).statusCode).toBe(422)
    const { statusCode } = await api.app.inject({
      url: '/api/staff/downloads/pages.export?input=%7B',
      headers: { ...fromConsole, cookie: owner },
    })
    expect(statusCode).toBe(400)
  })

  test('documentation of staff files lists uploads as forms and downloads with their input', async () => {
    const { paths } = (await api.app.inject('/api/docs/json')).json<OpenAPIV3_1.Document>()
    const form = paths!['/api/staff/uploads/catalogue.import']!.post!.requestBody as OpenAPIV3_1.RequestBodyObject
    expect(form.content['multipart/form-data']!.schema).toMatchObject({
      properties: {
        input: { properties: { skip_bad: {} } },
        dry_run: {},
        file: { description: 'CSV; up to 96 MB each' },
      },
      required: ['file'],
    })
    expect(paths!['/api/staff/downloads/codes.export']!.get!.parameters).toMatchObject([{ name: 'input' }])
  })
})
