import { temporaryFolder } from '../testing/built-folder'
import { loadSigner, type Signer } from '../signing/signer'
import { openPreview, signPreview } from './preview-pass'

const until = new Date('2031-01-01T12:00:00Z')
const before = new Date('2031-01-01T11:59:59Z')
let signer: Signer
let stranger: Signer
const folders: { remove: () => Promise<void> }[] = []
async function newSigner(): Promise<Signer> {
  const folder = await temporaryFolder()
  folders.push(folder)
  return loadSigner({ dataDir: folder.path, env: {} })
}
beforeAll(async () => void ([signer, stranger] = [await newSigner(), await newSigner()]))
afterAll(() => Promise.all(folders.map(({ remove }) => remove())))

const catalogue = { part: 'catalogue', version: '1.4.2' }
const preview = { id: '0123456789ab', versions: [catalogue], until }

describe('preview pass', () => {
  test('a preview pass is valid until its expiry, and not a second longer', () => {
    const pass = signPreview(signer, preview)
    expect(openPreview(signer, pass, before)).toEqual(preview)
    expect(() => openPreview(signer, pass, until)).toThrow('The preview of catalogue@1.4.2 has expired.')
    expect(encodeURIComponent(pass.signed)).toBe(pass.signed)
  })

  test('a preview pass is valid for its id, versions and expiry only', () => {
    const { signed } = signPreview(signer, preview)
    const longer = signed.replace(/\.\d+/, (seconds) => `.${Number(seconds.slice(1)) + 3600}`)
    const renamed = signed.replace('0123456789ab', '0123456789ac')
    for (const pass of [
      { remote: 'catalogue@1.4.3', signed },
      { remote: 'account@1.4.2', signed },
      { remote: 'catalogue@1.4.2', signed: longer },
      { remote: 'catalogue@1.4.2', signed: renamed },
      { remote: 'catalogue@1.4.2,account@1.0.0', signed },
      { remote: 'catalogue@1.4.2', signed: `${signed.slice(0, -2)}${signed.endsWith('AA') ? 'BA' : 'AA'}` },
      { remote: 'catalogue@1.4.2', signed: '' },
      signPreview(stranger, preview),
    ]) {
      expect(() => openPreview(signer, pass, before)).toThrow('is not signed by a key of this shop.')
    }
  })

  test('a preview pass of several parts is valid for all of them together', () => {
    const both = { ...preview, versions: [catalogue, { part: 'account', version: '2.0.0' }] }
    const pass = signPreview(signer, both)
    expect(pass.remote).toBe('catalogue@1.4.2,account@2.0.0')
    expect(openPreview(signer, pass, before)).toEqual(both)
    expect(() => openPreview(signer, { ...pass, remote: 'catalogue@1.4.2' }, before)).toThrow('is not signed')
    const twice = signPreview(signer, { ...preview, versions: [catalogue, catalogue] })
    expect(() => openPreview(signer, twice, before)).toThrow('names each part once')
  })

  test.each(['catalogue', 'catalogue@', '../x@1.0.0', 'catalogue@1.0.0@1', 'catalogue@latest', 'catalogue@1.0.0,'])(
    'rejects %s, which names no version',
    (remote) => {
      const { signed } = signPreview(signer, preview)
      expect(() => openPreview(signer, { remote, signed }, before)).toThrow('one version each')
    },
  )
})
