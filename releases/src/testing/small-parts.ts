import { resolve } from 'node:path'
import type { BuildOptions } from './built-folder'

/** Entry of the renderers' program. */
export const rendererProgram = resolve(__dirname, '../../../shell/server/renderer/main.ts')

/**
 * A shell that renders the page of the part that the path's first segment names, as its bundle's `page(path, api)`
 * returns it, and a message in place of one that throws.
 */
const shellCode = `
exports.shared = {}
exports.createRenderer = ({ parts }) => ({
  async render(request, { api }) {
    const { pathname } = new URL(request.url)
    const part = pathname.split('/')[1]
    const document = (body, rest) => ({
      status: 200,
      html: '<div id="root">' + body + '</div><script type="application/json" id="shop-page">{}</script>',
      inlineStyles: [],
      inlineScript: '',
      cache: 'public',
      failures: [],
      ...rest,
    })
    try {
      const page = await parts[part].live.bundle.page(pathname, api)
      return typeof page === 'string' ? document(page) : document('', page)
    } catch (error) {
      const failures = [{ part, version: parts[part].live.release.version, to: null, error }]
      return document('<p data-section-unavailable></p>', { status: 503, failures })
    }
  },
})`

/** Build options of the small shell, which has no page of its own. */
export const smallShell: BuildOptions = {
  part: 'shell',
  files: { 'node/part.cjs': shellCode },
  contract: { samplePaths: [] },
}

/** Build options of a part with one page: `page` is the body of a function of its path and the API. */
export function smallPart(part: string, version: string, page: string, atLoad = ''): BuildOptions {
  const code = `${atLoad}\nexports.routes = [{ path: '/${part}' }]\nexports.page = async (path, api) => { ${page} }`
  return { part, version, files: { 'node/part.cjs': code } }
}
