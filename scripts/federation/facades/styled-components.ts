/**
 * Re-exports the names of styled-components that the shop uses, for the reason given in the facade of
 * react-router-dom. They are imported from the browser file, because the request `styled-components` resolves to this
 * facade.
 */
// eslint-disable-next-line import-x/no-default-export -- the default of styled-components is one of the names that are used
export {
  createGlobalStyle,
  css,
  default,
  keyframes,
  styled,
} from 'styled-components/dist/styled-components.browser.esm.js'
