import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import { elapse } from '@shop/shared-api/testing/until'
import sharp from 'sharp'
import type { ExampleRequest, Scene } from '../openapi/call-script'
import { scripts } from '../openapi/scripts'
import { hostileFiles, PAYLOAD, pdf } from '../testing/hostile-files'
import { testApp, type TestApp } from '../testing/test-app'

const uploads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(([name, { multipart }]) =>
  multipart ? [name] : [],
)

let api: TestApp
let files: Awaited<ReturnType<typeof hostileFiles>>

describe('hostile uploads', () => {
  beforeAll(async () => {
    api = await testApp()
    files = await hostileFiles()
  })
  afterAll(() => api.close())

  let visitor = 0
  /** A valid form that the test modifies; each from another user, so that none is a duplicate. */
  async function formOf(name: EndpointName, file?: { name: string; bytes: Buffer }, more: [string, string][] = []) {
    const { request } = scripts[name]
    const { body, files: wanted } = (
      typeof request === 'function' ? await request({ api } as Scene) : request
    ) as ExampleRequest
    visitor += 1
    const form = new FormData()
    for (const [key, value] of Object.entries({ ...body, email: `visitor${visitor}@example.com` }))
      form.append(key, String(value))
    for (const [key, value] of more) form.append(key, value)
    const [field] = Object.keys(wanted ?? {})
    if (file) form.append(field!, new Blob([new Uint8Array(file.bytes)]), file.name)
    return { form, field: field! }
  }
  const send = (name: EndpointName, body: FormData) =>
    api.call(name, { body, headers: { 'x-forwarded-for': `10.8.${visitor >> 8}.${visitor & 255}` } })

  const folder = () => join(api.dataDir, 'uploads')
  const storedFiles = () =>
    existsSync(folder())
      ? readdirSync(folder(), { recursive: true, encoding: 'utf8' }).filter((path) =>
          statSync(join(folder(), path)).isFile(),
        )
      : []

  test('covers upload calls', () => expect(uploads).toHaveLength(4))

  test.each(uploads)('%s accepts hostile files only as re-encoded pictures', async (name) => {
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const before = new Set(storedFiles())
      const spent = process.cpuUsage()
      const { status, error } = await send(name, (await formOf(name, file)).form)
      const { user, system } = process.cpuUsage(spent)
      expect({ what: file.what, costly: user + system > 5_000_000 }).toEqual({ what: file.what, costly: false })
      const fresh = storedFiles().filter((path) => !before.has(path))
      if (status === 201) {
        expect({ what: file.what, kept: file.isAccepted }).toEqual({ what: file.what, kept: true })
        expect({ what: file.what, stored: fresh.length }).toEqual({ what: file.what, stored: 1 })
        for (const path of fresh) await expectPlainPicture(join(folder(), path))
      } else {
        if (![413, 422].includes(status)) throw new Error(`${file.what} got ${status}: ${JSON.stringify(error)}`)
        expect(error.message).not.toMatch(/vips|sharp|libpng|at [A-Z]/)
        expect({ what: file.what, fresh }).toEqual({ what: file.what, fresh: [] })
      }
    }
  })

  async function expectPlainPicture(path: string) {
    expect(path).toMatch(/\/[0-9a-f-]{36}\.webp$/)
    expect(dirname(dirname(path))).toBe(folder())
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600')
    const bytes = readFileSync(path)
    const { format, exif, icc, xmp, width } = await sharp(bytes).metadata()
    expect({ format, exif, icc, xmp }).toEqual({ format: 'webp' })
    expect(width).toBeLessThanOrEqual(2400)
    for (const trace of [PAYLOAD, '<?php', 'PK\u0003\u0004']) expect(bytes.includes(trace)).toBe(false)
  }

  test.each(uploads)('%s rejects a thousand parts, too many files, and unexpected files', async (name) => {
    const many = await formOf(
      name,
      undefined,
      Array.from({ length: 1000 }, (_, part) => [`part${part}`, 'x']),
    )
    expect((await send(name, many.form)).status).toBe(413)
    const png = files.find(({ what }) => what.includes('path'))!
    const form = await formOf(name)
    for (let copy = 0; copy < 12; copy += 1)
      form.form.append(form.field, new Blob([new Uint8Array(png.bytes)]), `${copy}.png`)
    expect((await send(name, form.form)).status).toBe(413)
    const stray = await formOf(name, png)
    stray.form.append('avatar', new Blob([new Uint8Array(png.bytes)]), 'a.png')
    expect((await send(name, stray.form)).status).toBe(422)
    const twice = await formOf(name, png, [
      ['name', 'Second'],
      ['email', 'second@example.com'],
    ])
    expect((await send(name, twice.form)).status).toBe(422)
    const polluted = await formOf(name, png, [['__proto__', 'x']])
    expect((await send(name, polluted.form)).status).toBeGreaterThanOrEqual(400)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  test.each(uploads)('%s cleans up after an upload that breaks off', async (name) => {
    await api.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined)
    const { port } = api.app.server.address() as AddressInfo
    const before = storedFiles()
    const { form } = await formOf(name, { name: 'a.png', bytes: Buffer.alloc(100_000, 1) })
    const response = new Response(form)
    const bytes = Buffer.from(await response.arrayBuffer())
    const head = `POST /api${name.split(' ')[1]} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${response.headers.get('content-type')}\r\ncontent-length: ${bytes.length}\r\n`
    for (let round = 0; round < 24; round += 1) {
      await new Promise<void>((done) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(`${head}x-forwarded-for: 10.11.${visitor}.${round}\r\n\r\n`)
          // The server needs a moment to begin storing what it received.
          socket.write(bytes.subarray(0, 2000 + round * 3000), () => void elapse(5).then(() => socket.destroy()))
        })
        socket.once('close', () => done())
      })
    }
    expect(storedFiles()).toEqual(before)
    const png = files.find(({ what }) => what.includes('path'))!
    expect((await send(name, (await formOf(name, png)).form)).status).toBe(201)
  })

  test('deletes the pictures of a review that is rejected after they were read', async () => {
    const png = files.find(({ what }) => what.includes('path'))!
    const { form } = await formOf('POST /add-rating', png)
    form.set('email', 'same@example.com')
    expect((await send('POST /add-rating', form)).status).toBe(201)
    const before = storedFiles()
    expect((await send('POST /add-rating', form)).error.code).toBe('reviewed')
    expect(storedFiles()).toEqual(before)
  })

  test('accepts a plain PDF', async () => {
    const { form } = await formOf('POST /register-wholeseller', { name: 'licence.pdf', bytes: pdf() })
    expect((await send('POST /register-wholeseller', form)).status).toBe(201)
  })
})
