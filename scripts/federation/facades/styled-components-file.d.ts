declare module 'styled-components/dist/styled-components.browser.esm.js' {
  export { createGlobalStyle, css, default, keyframes, styled } from 'styled-components'
}
