import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { mailOutbox, users, wholesaleApplications, wholesaleDocuments } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let photo: Buffer

describe('wholesale routes', () => {
  beforeAll(async () => {
    api = await testApp()
    photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c22' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => api.close())

  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  let applicant = 0
  const fields = (more: Record<string, string> = {}) => ({
    username: 'Kai',
    email: `gym${(applicant += 1)}@example.com`,
    password: 'left hook body shot',
    password_confirmation: 'left hook body shot',
    terms: 'true',
    business_name: 'Kai Gym',
    business_type: 'gym',
    tax_id: '12-3456789',
    phone: '+1 (555) 010-2030',
    address: '1 Main Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    monthly_volume: '1k_5k',
    ...more,
  })
  interface Sent {
    bytes: Buffer
    name: string
    field?: string
  }
  async function apply(files: Sent[], more: Record<string, string> = {}) {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields(more))) form.append(key, value)
    for (const { bytes, name, field = 'document' } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name)
    return api.call('POST /register-wholeseller', {
      body: form,
      headers: { 'x-forwarded-for': `10.7.0.${applicant % 250}` },
    })
  }
  const storedFiles = () => {
    const folder = join(api.dataDir, 'uploads', 'wholesale')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  test('creates an unapproved account and stores the documents under generated names', async () => {
    const { status, body } = await apply([
      { bytes: PDF, name: '../../etc/licence.pdf' },
      { bytes: photo, name: 'front.JPG' },
    ])
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ role: 'wholeseller', is_verified: false, phone: '15550102030' })
    const [application] = await api.db
      .select()
      .from(wholesaleApplications)
      .where(eq(wholesaleApplications.userId, body.user.id))
    expect(application).toMatchObject({ businessName: 'Kai Gym', status: 'pending', website: null })
    const papers = await api.db
      .select()
      .from(wholesaleDocuments)
      .where(eq(wholesaleDocuments.applicationId, application!.id))
    expect(papers.map(({ mediaType }) => mediaType).sort()).toEqual(['application/pdf', 'image/webp'])
    expect(storedFiles()).toEqual(expect.arrayContaining(papers.map(({ file }) => file)))
    expect((await api.db.select().from(mailOutbox)).map(({ template }) => template)).toContain('wholesale-received')
  })

  test('re-encodes a photo without its metadata', async () => {
    const { body } = await apply([{ bytes: photo, name: 'front.jpg' }])
    const [row] = await api.db
      .select({ file: wholesaleDocuments.file })
      .from(wholesaleDocuments)
      .innerJoin(wholesaleApplications, eq(wholesaleApplications.id, wholesaleDocuments.applicationId))
      .where(eq(wholesaleApplications.userId, body.user.id))
    const stored = readFileSync(join(api.dataDir, 'uploads', 'wholesale', row!.file))
    expect(stored.includes('where it was taken')).toBe(false)
    expect((await sharp(stored).metadata()).format).toBe('webp')
  })

  test.each([
    ['no paper', () => [], 422],
    ['four papers', () => Array.from({ length: 4 }, () => ({ bytes: PDF, name: 'a.pdf' })), 413],
    ['an empty document', () => [{ bytes: Buffer.alloc(0), name: 'a.pdf' }], 422],
    [
      'an SVG with a script',
      () => [{ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), name: 'a.png' }],
      422,
    ],
    ['a page named as a photo', () => [{ bytes: Buffer.from('<html><script>1</script></html>'), name: 'a.jpg' }], 422],
    ['a photo named as a PDF', () => [{ bytes: photo, name: 'a.pdf' }], 422],
    ['a photo followed by a page', () => [{ bytes: photo, name: 'a.jpg.html' }], 422],
    ['a truncated photo', () => [{ bytes: photo.subarray(0, photo.length / 2), name: 'a.jpg' }], 422],
    ['a document in an unexpected field', () => [{ bytes: PDF, name: 'a.pdf', field: 'avatar' }], 422],
    [
      'a document that is too large',
      () => [{ bytes: Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), name: 'a.pdf' }],
      413,
    ],
  ])('rejects an application with %s and stores nothing', async (_, files, expected) => {
    const before = storedFiles().length
    expect((await apply(files())).status).toBe(expected)
    expect(storedFiles()).toHaveLength(before)
  })

  test('rejects a decompression bomb before decoding it', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect((await apply([{ bytes: bomb, name: 'a.png' }])).status).toBe(422)
  })

  test.each([
    [{ tax_id: '12-34' }, 'tax_id'],
    [{ state: 'ZZ' }, 'state'],
    [{ business_type: 'bank' }, 'business_type'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ is_verified: 'true' }, 'is_verified'],
    [{ terms: 'false' }, 'terms'],
  ])('names the field of an application with %j', async (more, field) => {
    const before = storedFiles().length
    const { status, error } = await apply([{ bytes: PDF, name: 'a.pdf' }], more as Record<string, string>)
    expect(status).toBe(422)
    expect(error.errors?.map((entry) => entry.field)).toContain(field)
    expect(storedFiles()).toHaveLength(before)
  })

  test('stores neither documents nor an application for a taken email', async () => {
    await api.signUp('taken@example.com')
    const before = {
      files: storedFiles().length,
      applications: (await api.db.select().from(wholesaleApplications)).length,
    }
    const { error } = await apply([{ bytes: PDF, name: 'a.pdf' }], { email: 'taken@example.com' })
    expect(error.code).toBe('email_taken')
    expect({
      files: storedFiles().length,
      applications: (await api.db.select().from(wholesaleApplications)).length,
    }).toEqual(before)
    expect((await api.db.select().from(users).where(eq(users.email, 'taken@example.com')))[0]!.role).toBe('customer')
  })
})
