import * as axios from 'axios'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomServer from 'react-dom/server'
import * as rxjs from 'rxjs'
import * as styledComponents from 'styled-components'
import * as swr from 'swr'

const libraries: Record<string, object> = {
  axios,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
  rxjs,
  'styled-components': styledComponents,
  swr,
}

/**
 * The one copy of each library that all Node bundles of this process share. Without the mark, a bundle takes a
 * library's namespace itself for its default export.
 */
export const sharedModules: Record<string, unknown> = Object.fromEntries(
  Object.entries(libraries).map(([name, namespace]) => [name, { __esModule: true, ...namespace }]),
)
