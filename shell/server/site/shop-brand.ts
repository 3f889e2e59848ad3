import { siteNameOf, type Api, type GeneralSetting } from '@shop/shared-api'
import { drawArt, letterIcon } from '@shop/shared-drawings'
import sharp from 'sharp'

/** The shop's name and icon as its settings have them now. */
export interface ShopBrand {
  name: string
  description: string
  /** A square SVG with round corners. */
  icon: string
}

interface BrandSources {
  api: Api
  /** The API's address, for the pictures. */
  apiUrl: string
}

const SIDE = 512
const PICTURE_TIMEOUT_MS = 4_000
const ring = '/api/media/art/ring'

/**
 * Reads the shop's brand. The icon is the logo, or else the first letter of the name; so it is too while the API or
 * the picture is unavailable.
 */
export function createBrand({ api, apiUrl }: BrandSources): () => Promise<ShopBrand> {
  let last: { logo: string; name: string; icon: string } | undefined
  return async () => {
    const settings = await api.request('GET /general-setting', { timeoutMs: PICTURE_TIMEOUT_MS }).then(
      ({ data }) => data,
      () => null,
    )
    const [name, logo] = [siteNameOf(settings), settings?.logo ?? '']
    if (last?.logo !== logo || last.name !== name) {
      const icon = await iconOf(apiUrl, logo).catch(() => undefined)
      if (icon === undefined) return { ...textsOf(settings), icon: letterIcon(name) }
      last = { logo, name, icon: icon || letterIcon(name) }
    }
    return { ...textsOf(settings), icon: last.icon }
  }
}

const textsOf = (settings: GeneralSetting | null) => ({
  name: siteNameOf(settings),
  description: settings?.description ?? '',
})

/** The icon made of a logo; empty without one. Throws while the picture is unavailable. */
async function iconOf(apiUrl: string, logo: string): Promise<string> {
  if (logo === ring) return drawArt('ring')
  if (!logo) return ''
  const response = await fetch(`${apiUrl}${logo}/${SIDE - 32}.webp`, {
    signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the logo is unavailable: ${response.status}`)
  const png = await sharp(Buffer.from(await response.arrayBuffer()))
    .resize(SIDE, SIDE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const box = `width="${SIDE}" height="${SIDE}"`
  const rounded = `<clipPath id="r"><rect ${box} rx="96"/></clipPath>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} viewBox="0 0 ${SIDE} ${SIDE}">${rounded}<g clip-path="url(#r)"><rect ${box} fill="#ffffff"/><image ${box} href="data:image/png;base64,${png.toString('base64')}"/></g></svg>`
}
