/**
 * The names of styled-components that the shop uses; see the facade of react-router-dom for the reason. They come from
 * the browser's own file: the request `styled-components` is the share that this facade provides.
 */
// eslint-disable-next-line import-x/no-default-export -- the default of styled-components is one of the names that are used
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
  styled,
} from 'styled-components/dist/styled-components.browser.esm.js'
